/**
 * The declarations of all methods by their names. The list itself stands in `app/methods.ts`, above all areas, and is made
 * known here as a type alone: what calls a method by its name is typed by all of them, and a browser loads none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: app/methods.ts fills it.
export interface Methods {}

export type MethodName = keyof Methods;
