export interface UnitRoute {
  readonly page: 'unit';
  readonly id: string;
}
