export interface KeyRoute {
  readonly page: 'keyLocation';
  readonly id: string;
}

export interface KeysRoute {
  readonly page: 'keys';
}

export interface KeyMapRoute {
  readonly page: 'keyMap';
}
