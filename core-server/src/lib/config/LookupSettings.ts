/** What the museum sets of the services that look places up; the built-in look-up answers for one that is not set. */
export interface LookupSettings {
  /** Address of a service that speaks the format of the Google Geocoding API; Google's own with a key alone. */
  readonly mapsUrl?: string | undefined;
  readonly mapsKey?: string | undefined;
  /** Address of a service that speaks the format of GeoNames; GeoNames' own with a user alone. */
  readonly geonamesUrl?: string | undefined;
  readonly geonamesUser?: string | undefined;
}
