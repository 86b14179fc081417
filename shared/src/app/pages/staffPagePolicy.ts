import {
  type ContactDataReader,
  canEdit,
  isAdmin,
  isAtLeastRevisor,
  isLoggedIn,
  mayReadContactData,
} from '../../areas/users/actor.ts';
import { type PageCode, staffPages } from './staffPages.ts';

/** Whether `actor` may open a page (SHELL-36, ROUTE-66). `api-write` writes by calls only: on pages it is read-only. */
export function mayOpenPage(actor: ContactDataReader, code: PageCode): boolean {
  switch (staffPages[code].access) {
    case 'none':
      return true;
    case 'login':
      return isLoggedIn(actor);
    case 'editor':
      return canEdit(actor);
    case 'contacts':
      return mayReadContactData(actor);
    case 'revisor':
      return isAtLeastRevisor(actor);
    case 'admin':
      return isAdmin(actor);
  }
}
