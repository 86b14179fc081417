export interface ShortAddressRoute {
  readonly page: 'shortAddress';
  readonly code: string;
}
