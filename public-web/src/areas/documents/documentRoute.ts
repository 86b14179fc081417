export interface DocumentRoute {
  readonly page: 'document';
  readonly id: string;
}
