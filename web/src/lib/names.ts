import type { Games as AllGames, TableInfo } from "../wire";

export type Games = AllGames;
export type GameName = TableInfo["game"];
