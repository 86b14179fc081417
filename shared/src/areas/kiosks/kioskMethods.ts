import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { idSchema, okSchema } from '../../lib/schemas/commonSchemas.ts';
import { kioskNumberSchema } from '../../lib/schemas/kioskNumber.ts';
import { kioskInputSchema, kioskSchema } from './kiosk.ts';
import { kioskCommandKinds, kioskCommandSchema } from './kioskCommand.ts';
import { kioskErrors } from './kioskErrors.ts';
import { commandOutcomeSchema, kioskReportSchema, reportAnswerSchema } from './kioskReport.ts';
import { kioskStatusSchema } from './kioskState.ts';

export const findKiosks = defineMethod({
  name: 'findKiosks',
  kind: 'query',
  access: 'editor',
  description: 'Tells how the four kiosks are, by their signs of life and the clock of the server.',
  params: z.strictObject({}),
  result: z.array(kioskStatusSchema),
});

export const getKiosk = defineMethod({
  name: 'getKiosk',
  kind: 'query',
  access: 'editor',
  description: 'Answers how a kiosk is set up.',
  params: z.strictObject({ kiosk: kioskNumberSchema }),
  result: kioskSchema,
});

export const validateKiosk = defineMethod({
  name: 'validateKiosk',
  kind: 'query',
  access: 'admin',
  description: 'Checks the set-up of a kiosk as an update would, and writes nothing.',
  params: z.strictObject({ kiosk: withReadOnlyKeys(kioskInputSchema, kioskSchema) }),
  result: validationResultSchema,
});

export const updateKiosk = defineMethod({
  name: 'updateKiosk',
  kind: 'command',
  access: 'admin',
  description:
    'Changes how a kiosk is set up; absent fields keep their value, null clears; needs the version that was read.',
  params: z.strictObject({ kiosk: updateInput(kioskInputSchema, kioskSchema) }),
  result: kioskSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

/** A PIN for fingers: digits that somebody can remember. */
export const pinSchema = z.string().regex(/^\d{4,8}$/);

export const setKioskExitPin = defineMethod({
  name: 'setKioskExitPin',
  kind: 'command',
  access: 'admin',
  description: 'Sets the PIN of four to eight digits that opens the staff panel of kiosks, or takes it away with null.',
  params: z.strictObject({ kiosks: z.array(kioskNumberSchema).min(1).max(4), pin: pinSchema.nullable() }),
  result: okSchema,
});

/** Digits of a pairing code, and how long it is good. */
export const pairingCode = { digits: 8, lifeSeconds: 10 * 60 } as const;

export const openKioskPairing = defineMethod({
  name: 'openKioskPairing',
  kind: 'command',
  access: 'admin',
  description: 'Makes a code, good once and for ten minutes, by which a device becomes this kiosk. An older code ends.',
  params: z.strictObject({ kiosk: kioskNumberSchema }),
  result: z.strictObject({ code: z.string(), expires_at: z.iso.datetime() }),
});

export const pairKiosk = defineMethod({
  name: 'pairKiosk',
  kind: 'command',
  access: 'none',
  description: 'Turns a pairing code into the key of a device; a device that was this kiosk before is so no longer.',
  params: z.strictObject({ code: z.string().max(100) }),
  result: z.strictObject({ kiosk: kioskNumberSchema, device_key: z.string() }),
  errors: [kioskErrors.pairingCodeNotGood, commonErrors.tooManyRequests],
});

export const unpairKiosk = defineMethod({
  name: 'unpairKiosk',
  kind: 'command',
  access: 'admin',
  description: 'Revokes the key of the device that is this kiosk.',
  params: z.strictObject({ kiosk: kioskNumberSchema }),
  result: okSchema,
  errors: [kioskErrors.kioskNotPaired],
});

const deviceSecretSchema = z.string().min(1).max(200);

export const reportKiosk = defineMethod({
  name: 'reportKiosk',
  kind: 'command',
  access: 'none',
  description: 'A sign of life of a kiosk, with what became of commands; answers the commands that wait for it.',
  params: z.strictObject({
    device_key: deviceSecretSchema,
    report: kioskReportSchema,
    outcomes: z.array(commandOutcomeSchema).max(50).default([]),
  }),
  result: reportAnswerSchema,
  errors: [kioskErrors.deviceNotPaired, commonErrors.tooManyRequests],
});

/** Longest data address of a picture of the screen: about a megabyte. */
export const screenshotLimit = 1_400_000;

const pictureSchema = z
  .string()
  .max(screenshotLimit)
  .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/);

export const sendKioskScreenshot = defineMethod({
  name: 'sendKioskScreenshot',
  kind: 'command',
  access: 'none',
  description: 'Hands in the picture of a kiosk’s screen that a command asked for; only the newest is kept.',
  params: z.strictObject({ device_key: deviceSecretSchema, command_id: idSchema, picture: pictureSchema }),
  result: okSchema,
  errors: [kioskErrors.deviceNotPaired, commonErrors.notFound, commonErrors.tooManyRequests],
});

export const getKioskScreenshot = defineMethod({
  name: 'getKioskScreenshot',
  kind: 'query',
  access: 'normal',
  description: 'Answers the last picture of a kiosk’s screen as a data address, and when it was taken.',
  params: z.strictObject({ kiosk: kioskNumberSchema }),
  result: z.strictObject({ picture: pictureSchema, taken_at: z.iso.datetime() }),
  errors: [kioskErrors.noScreenshot],
});

export const askKiosk = defineMethod({
  name: 'askKiosk',
  kind: 'command',
  access: 'normal',
  description:
    'Asks something of a kiosk. What takes the screen from a visitor waits for attract unless it is wanted at once.',
  params: z.strictObject({
    kiosk: kioskNumberSchema,
    kind: z.enum(kioskCommandKinds),
    /** For `show_story`: one that this kiosk shows. */
    story_id: idSchema.optional(),
    at_once: z.boolean().default(false),
  }),
  result: kioskCommandSchema,
  errors: [commonErrors.invalidData, kioskErrors.kioskNotPaired, commonErrors.tooManyRequests],
});

export const findKioskCommands = defineMethod({
  name: 'findKioskCommands',
  kind: 'query',
  access: 'editor',
  description: 'Lists what was last asked of a kiosk, newest first, and what became of it.',
  params: z.strictObject({ kiosk: kioskNumberSchema, limit: z.int().min(1).max(100).default(10) }),
  result: z.array(kioskCommandSchema),
});
