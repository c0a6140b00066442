/** The levels of bots for people, from weak to strong; rules of thumb and such are for arenas. */
export const levels = ["newcomer", "miner", "foreman", "master"] as const;
