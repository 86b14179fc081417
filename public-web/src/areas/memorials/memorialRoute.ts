export interface MemorialRoute {
  readonly page: 'memorial';
  readonly id: string;
}
