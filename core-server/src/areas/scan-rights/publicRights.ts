import type { AttachmentRights } from '@salient/shared/areas/attachments/attachment.ts';
import { type PublicRights, publicRightsSchema } from '@salient/shared/areas/scan-rights/scanRights.ts';

/** What `publicRightsSql` answers. */
export type SaidOfRights = Pick<AttachmentRights, 'licence' | 'credit_line'>;

const { licence: publicLicences } = publicRightsSchema.shape;

/** The rights to a picture for visitors; null where there is nothing that they need to know. */
export function publicRightsOf(said: SaidOfRights | null): PublicRights | null {
  if (!said) return null;
  const licence = publicLicences.safeParse(said.licence).data ?? null;
  return licence === null && Object.keys(said.credit_line).length === 0 ? null : { credit: said.credit_line, licence };
}
