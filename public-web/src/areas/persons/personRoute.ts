export interface PersonRoute {
  readonly page: 'person';
  readonly id: string;
}
