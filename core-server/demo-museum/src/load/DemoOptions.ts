export interface DemoOptions {
  readonly databaseUrl: string;
  /** How many persons the museum shall have; those of a smaller demo museum that is there already stay. */
  readonly persons?: number;
  readonly seed?: number;
  /** Called after each chunk with the number of persons written or found so far. */
  readonly onProgress?: (persons: number) => void;
  /** Ends the load after the chunks in work; the next load goes on from there. */
  readonly signal?: AbortSignal;
}
