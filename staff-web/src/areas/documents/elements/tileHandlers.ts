/** What tiles tell; each stays the same function, so that of hundreds only those are drawn anew that changed. */
export interface TileHandlers {
  readonly onToggle: (key: string, isRange: boolean) => void;
  readonly onPreview: (key: string) => void;
  readonly onStale: () => void;
}
