export interface ProjectRoute {
  readonly page: 'project';
  readonly id: string;
}
