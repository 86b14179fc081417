import { isId } from '../../lib/schemas/isId.ts';
import { isKioskNumber } from '../../lib/schemas/kioskNumber.ts';

/** Who may open a page (ROUTE-66). What the page may show and do is decided call by call on the server. */
export type PageAccess = 'none' | 'login' | 'editor' | 'contacts' | 'revisor' | 'admin';

export interface StaffPage {
  /** Address with `:name` for each part that varies. */
  readonly path: string;
  readonly access: PageAccess;
  /** Page that the breadcrumbs lead back to when `via` names none (SHELL-20). */
  readonly parent?: string;
}

const page = <const Path extends string>(path: Path, access: PageAccess, parent?: string) => ({ path, access, parent });

/**
 * Every address of the staff app by its page code, which `via` carries too (ROUTE-01 to 47, SHELL-20). The server
 * serves these; the app draws those that have a screen.
 */
export const staffPages = {
  home: page('/', 'login'),
  login: page('/login', 'none'),
  request_reset: page('/requestPasswordReset', 'none'),
  reset: page('/resetPassword', 'none'),
  activate: page('/activateAccount', 'none'),
  sessions: page('/sessions', 'login', 'home'),
  persons: page('/persons', 'login', 'home'),
  person_create: page('/persons/create', 'editor', 'persons'),
  persons_search: page('/persons/search', 'login', 'home'),
  saved_searches: page('/persons/search/saved', 'login', 'persons_search'),
  feedback: page('/persons/feedback', 'editor', 'persons'),
  feedback_templates: page('/persons/feedback/templates', 'admin', 'feedback'),
  merge_suggestions: page('/persons/merge_suggestions', 'editor', 'persons'),
  person: page('/persons/:id', 'none', 'persons'),
  person_edit: page('/persons/:id/edit', 'editor', 'persons'),
  imports: page('/imports', 'revisor', 'home'),
  import_batch: page('/imports/batches/:id', 'revisor', 'imports'),
  import_list: page('/imports/:id', 'revisor', 'imports'),
  places: page('/places', 'login', 'home'),
  place_create: page('/places/create', 'editor', 'places'),
  places_healing: page('/places/healing', 'editor', 'places'),
  place_doubles: page('/places/doubles', 'editor', 'places'),
  place: page('/places/:id', 'login', 'places'),
  place_edit: page('/places/:id/edit', 'editor', 'places'),
  memorials: page('/memorials', 'login', 'home'),
  memorial_doubles: page('/memorials/doubles', 'editor', 'memorials'),
  memorial_create: page('/memorials/create', 'editor', 'memorials'),
  memorial: page('/memorials/:id', 'login', 'memorials'),
  memorial_edit: page('/memorials/:id/edit', 'editor', 'memorials'),
  military_entities: page('/military_entities', 'login', 'home'),
  military_doubles: page('/military_entities/doubles', 'editor', 'military_entities'),
  military_entity_create: page('/military_entities/create', 'editor', 'military_entities'),
  military_entity: page('/military_entities/:id', 'login', 'military_entities'),
  military_entity_edit: page('/military_entities/:id/edit', 'editor', 'military_entities'),
  collections: page('/collections', 'login', 'home'),
  collection_create: page('/collections/create', 'editor', 'collections'),
  collection: page('/collections/:id', 'login', 'collections'),
  collection_edit: page('/collections/:id/edit', 'editor', 'collections'),
  documentation: page('/documentation', 'login', 'home'),
  document_create: page('/documents/create', 'editor', 'documentation'),
  document: page('/documents/:id', 'login', 'documentation'),
  document_page: page('/documents/:id/:pageIndex', 'login', 'documentation'),
  projects: page('/projects', 'login', 'home'),
  project: page('/projects/:id', 'login', 'projects'),
  contact_persons: page('/contact_persons', 'login', 'home'),
  contact_person_create: page('/contact_persons/create', 'editor', 'contact_persons'),
  contact_doubles: page('/contact_persons/doubles', 'contacts', 'contact_persons'),
  contact_person: page('/contact_persons/:id', 'login', 'contact_persons'),
  contact_moments: page('/contact_moments', 'login', 'home'),
  contact_moment: page('/contact_moments/:id', 'login', 'contact_moments'),
  record_contact_moment: page('/record_contact_moment', 'editor', 'contact_moments'),
  personstories: page('/personStories', 'login', 'home'),
  personstory: page('/personstories/:id/edit', 'editor', 'personstories'),
  personstory_create: page('/personstories/:personId/create', 'editor', 'personstories'),
  picture_permissions: page('/personstories/permissions', 'editor', 'personstories'),
  key_locations: page('/key_locations', 'login', 'home'),
  key_location_create: page('/key_locations/create', 'editor', 'key_locations'),
  key_location: page('/key_locations/:id/edit', 'editor', 'key_locations'),
  key_walks: page('/key_locations/walks', 'editor', 'key_locations'),
  kiosks: page('/kiosks', 'editor', 'home'),
  kiosk: page('/kiosks/:id', 'editor', 'kiosks'),
  figures: page('/figures', 'editor', 'home'),
  users: page('/users', 'admin', 'home'),
  mails: page('/users/mails', 'admin', 'users'),
  backups: page('/backups', 'admin', 'home'),
  retention: page('/privacy/retention', 'revisor', 'home'),
  personal_data: page('/personal_data', 'admin', 'home'),
  contact_access: page('/personal_data/looks', 'admin', 'personal_data'),
  functions: page('/functions', 'admin', 'home'),
  changes: page('/changes', 'editor', 'home'),
  names_of_day: page('/persons/names_of_day', 'editor', 'persons'),
} as const satisfies Record<string, StaffPage>;

export type PageCode = keyof typeof staffPages;
export const pageCodes = Object.keys(staffPages) as readonly PageCode[];
export const isPageCode = (text: unknown): text is PageCode =>
  typeof text === 'string' && Object.hasOwn(staffPages, text);

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
const patterns = pageCodes.map((code) => ({ code, segments: segmentsOf(staffPages[code].path) }));

/** Whether a varying part of an address can be what it stands for: the id of a record, of a kiosk its number. */
function isSlotValue(code: PageCode, slot: string, text: string): boolean {
  if (slot === ':pageIndex') return /^\d{1,6}$/.test(text);
  return code === 'kiosk' ? text.length === 1 && isKioskNumber(Number(text)) : isId(text);
}

/**
 * The page at an address, without regard to letter case (ROUTE-62); a fixed part wins over an id (ROUTE-63), and what
 * cannot be an id is none: nothing stands at such an address.
 *
 * @example `staffPageAt('/persons/create')` is `'person_create'`
 */
export function staffPageAt(path: string): PageCode | undefined {
  const given = segmentsOf(path.toLowerCase());
  const matches = patterns.filter(
    ({ segments }) =>
      segments.length === given.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment.toLowerCase() === given[index]),
  );
  const slots = ({ segments }: (typeof patterns)[number]) =>
    segments.filter((segment) => segment.startsWith(':')).length;
  const [found] = matches.sort((a, b) => slots(a) - slots(b));
  const isRead = found?.segments.every(
    (segment, index) => !segment.startsWith(':') || isSlotValue(found.code, segment, given[index] ?? ''),
  );
  return isRead ? found?.code : undefined;
}
