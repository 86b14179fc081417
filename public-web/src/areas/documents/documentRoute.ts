export interface DocumentSearchRoute {
  readonly page: 'documentSearch';
}

export interface DocumentRoute {
  readonly page: 'document';
  readonly id: string;
}
