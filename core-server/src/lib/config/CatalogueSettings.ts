/** What the museum sets of its archive catalogue; without an address there is none. */
export interface CatalogueSettings {
  /** Address of the catalogue's `wwwopac.ashx`. */
  readonly url?: string | undefined;
  /** Account of HTTP Basic authentication, where the catalogue asks for one. */
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The database that is searched, by its name in the catalogue's own configuration; `collect` unless set. */
  readonly database?: string | undefined;
}
