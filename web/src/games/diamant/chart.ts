// The course of all chests as lines: geometry only.

export interface Line {
  seat: number;
  points: { x: number; y: number; value: number }[];
  /** Where the name stands at the end of the line, apart from the other names. */
  labelY: number;
}

export interface Chart {
  lines: Line[];
  grid: { y: number; value: number }[];
  columns: { x: number; cave: number }[];
}

const labelHeight = 17;

export function chart(courses: number[][], width: number, height: number, caves: number): Chart {
  const most = Math.max(10, ...courses.flat());
  const step = most > 120 ? 50 : most > 60 ? 25 : most > 25 ? 10 : 5;
  const top = Math.ceil(most / step) * step;
  const x = (after: number) => (after / caves) * width;
  const y = (value: number) => height - (value / top) * height;
  const lines = courses.map((course, seat) => ({
    seat,
    points: course.map((value, after) => ({ x: x(after), y: y(value), value })),
    labelY: y(course.at(-1) ?? 0),
  }));
  spread(lines, height);
  return {
    lines,
    grid: Array.from({ length: top / step + 1 }, (_, line) => ({ y: y(line * step), value: line * step })),
    columns: Array.from({ length: caves }, (_, cave) => ({ x: x(cave + 1), cave: cave + 1 })),
  };
}

/** Push names apart that would stand on one another. */
function spread(lines: Line[], height: number): void {
  const order = [...lines].sort((a, b) => a.labelY - b.labelY);
  let free = 0;
  for (const line of order) {
    line.labelY = Math.max(line.labelY, free);
    free = line.labelY + labelHeight;
  }
  let floor = height;
  for (const line of order.reverse()) {
    line.labelY = Math.min(line.labelY, floor);
    floor = line.labelY - labelHeight;
  }
}
