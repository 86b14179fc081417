import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { QueryFailedError } from 'typeorm';
import { RpcFailure } from '../rpc/RpcFailure.ts';

/**
 * Constraints that two people can still run into although each passed validation a moment before, with the field error
 * that the validator would have given.
 */
const fieldErrorOfConstraint: Readonly<Record<string, readonly [field: string, code: string]>> = {
  app_user_account_unique: ['account', 'USERNAME_OR_EMAIL_ALREADY_EXISTS'],
  app_user_email_unique: ['email', 'USERNAME_OR_EMAIL_ALREADY_EXISTS'],
  person_event_no_overlap: ['start_day', 'EVENTS_OVERLAP'],
  person_event_born_once: ['type', 'DATA_ALREADY_EXISTS'],
  person_event_person_fkey: ['person_id', 'DOES_NOT_EXIST'],
  person_event_place_fkey: ['place_id', 'DOES_NOT_EXIST'],
  person_event_memorial_fkey: ['memorial_id', 'DOES_NOT_EXIST'],
  person_event_military_entity_fkey: ['military_entity_id', 'INVALID_REFERENCE'],
  person_event_military_regiment_fkey: ['military_regiment_id', 'INVALID_REFERENCE'],
  relation_related_person_fkey: ['relations', 'DOES_NOT_EXIST'],
  relation_once: ['relations', 'CONNECTION_ALREADY_EXISTS'],
  project_membership_project_fkey: ['project_memberships', 'DOES_NOT_EXIST'],
  key_location_number_unique: ['number', 'DATA_ALREADY_EXISTS'],
  person_story_one_a_person: ['none', 'PERSON_ALREADY_HAS_STORY'],
  person_story_person_fkey: ['none', 'REFERENCED_BY_PERSON_STORY'],
  person_story_place_source_fkey: ['place_source_event_ref', 'DOES_NOT_EXIST'],
  person_story_event_event_fkey: ['coupling_use_events_with_places_refs', 'DOES_NOT_EXIST'],
  person_story_manual_link_linked_fkey: ['none', 'STORY_REFERENCED_BY_STORY'],
  person_story_key_location_fkey: ['none', 'KEY_LOCATION_LINKED_TO_STORIES'],
  key_walk_stop_key_fkey: ['none', 'KEY_LOCATION_ON_WALK'],
  person_story_contact_person_fkey: ['none', 'REFERENCED_BY_PERSON_STORY'],
  person_story_photo_attachment_fkey: ['none', 'REFERENCED_BY_PERSON_STORY'],
  project_membership_pkey: ['project_memberships', 'CONNECTION_ALREADY_EXISTS'],
};

/** The refusal that a violated constraint means, or null when the error is no such thing. */
export function explainDatabaseError(error: unknown): RpcFailure | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { constraint } = error.driverError as { constraint?: string };
  const known = constraint === undefined ? undefined : fieldErrorOfConstraint[constraint];
  if (!known) return null;
  const [field, code] = known;
  return new RpcFailure(commonErrors.invalidData, { [field]: [`${field}: ${code}`] });
}
