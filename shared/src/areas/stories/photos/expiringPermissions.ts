import { z } from 'zod';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { addDays, type CalendarDay, isoDay } from '../../../lib/dates/calendarDay.ts';
import { idSchema, limitSchema, listOf, offsetSchema } from '../../../lib/schemas/commonSchemas.ts';

/** Days before its end from which a permission is listed (beyond 17). */
export const permissionNoticeDays = 60;

/**
 * How a permission stands on a day: it holds on its last one.
 *
 * @param expires `yyyy-mm-dd`
 */
export function permissionState(expires: string, today: CalendarDay): 'over' | 'soon' | 'holds' {
  if (expires < isoDay(today)) return 'over';
  return expires <= isoDay(addDays(today, permissionNoticeDays)) ? 'soon' : 'holds';
}

/** A picture, or scans, that visitors get, or are to get, for as long as somebody permits it. */
export const expiringPermissionSchema = z.strictObject({
  /** Of this use of the picture: of the photo in a story, of the file of a key location, of what is said of scans. */
  id: idSchema,
  /** Null for scans. */
  attachment_id: idSchema.nullable(),
  /** Name of the file; empty for all scans of a document or a collection. */
  name: z.string(),
  rights_holder: z.string(),
  permission_scope: z.string(),
  /** Last day of the permission, `yyyy-mm-dd`. */
  permission_expires: z.string(),
  /** Days until that one; below 0 the picture is hidden from visitors. */
  days_left: z.int(),
  /** What shows the picture. */
  record: z.strictObject({
    type: z.enum(['person_story', 'key_location', 'document', 'collection']),
    id: idSchema,
    name: z.string(),
  }),
  /** Whether visitors can see the record. */
  published: z.boolean(),
});
export type ExpiringPermission = z.infer<typeof expiringPermissionSchema>;

export const findExpiringPermissions = defineMethod({
  name: 'findExpiringPermissions',
  kind: 'query',
  access: 'editor',
  description: 'Lists pictures whose permission ends within 60 days or has ended, the most urgent first.',
  params: z.strictObject({ offset: offsetSchema, limit: limitSchema(10) }),
  result: listOf(expiringPermissionSchema),
});
