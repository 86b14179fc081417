import { z } from 'zod';
import { commonErrors, missingRecordErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { encodedDateSchema } from '../../lib/dates/dateSchemas.ts';
import { recordReferenceSchema } from '../../lib/merges/recordMerge.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  validateModeSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { militaryEntitySchema } from './militaryEntity.ts';
import { militaryEntityTypes } from './militaryEntityTypes.ts';
import { historyLimits, militaryHistoryInputSchema, militaryHistorySchema } from './militaryHistory.ts';
import { publicUnitSchema } from './publicUnit.ts';
import { unitPlaceSchema } from './unitPlaces.ts';
import { militaryEntityInputSchema, wholeMilitaryEntitySchema } from './wholeMilitaryEntity.ts';

const suggestion = {
  text: searchTextSchema.default(''),
  offset: offsetSchema,
  limit: limitSchema(10),
};
/** A name already chosen in a field before this one; blank narrows nothing. */
const chosen = z.string().max(500).default('');

/** `name` is the whole name, as entities are sorted unless asked otherwise (LIST-11). */
const sortColumns = ['name', 'army', 'regiment', 'unit', 'unit_nr', 'brigade', 'division', 'corps'] as const;

const entityInput = withReadOnlyKeys(militaryEntityInputSchema, wholeMilitaryEntitySchema);

export const findMilitaryEntities = defineMethod({
  name: 'findMilitaryEntities',
  aliases: ['militaryEntities.find'],
  kind: 'query',
  access: 'guest',
  description:
    'Finds military entities of the given types by words of their names, by full names of armies in four languages, or by an id.',
  params: z.strictObject({
    ...suggestion,
    type: z.array(z.enum(militaryEntityTypes)).default([]),
    sort: sortSchema(sortColumns).optional(),
  }),
  // Guests change nothing: they get no versions.
  result: listOf(militaryEntitySchema.partial({ version: true })),
  errors: [commonErrors.invalidData],
});

export const getArmyList = defineMethod({
  name: 'getArmyList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests army names: the fixed ones and those that records hold.',
  params: z.strictObject(suggestion),
  result: z.array(z.string()),
});

export const getRegimentList = defineMethod({
  name: 'getRegimentList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests regiments, of one army when it is given.',
  params: z.strictObject({ ...suggestion, army: chosen }),
  result: z.array(z.string()),
});

export const getUnitList = defineMethod({
  name: 'getUnitList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests units, narrowed by army and regiment when they are given.',
  params: z.strictObject({ ...suggestion, army: chosen, regiment: chosen }),
  result: z.array(z.string()),
});

export const getUnitNumberList = defineMethod({
  name: 'getUnitNumberList',
  kind: 'query',
  access: 'guest',
  description: 'Suggests unit numbers, narrowed by army, regiment and unit when they are given.',
  params: z.strictObject({ ...suggestion, army: chosen, regiment: chosen, unit: chosen }),
  result: z.array(z.string()),
});

export const getMilitaryEntity = defineMethod({
  name: 'getMilitaryEntity',
  aliases: ['militaryEntities.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers a military entity with its history; a merged one says into which.',
  params: z.strictObject({
    id: recordIdSchema,
    extend: z.array(z.enum(['history.entity', 'history.place'])).default([]),
  }),
  result: wholeMilitaryEntitySchema,
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const validateMilitaryEntity = defineMethod({
  name: 'validateMilitaryEntity',
  aliases: ['militaryEntities.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a military entity as create or update would, and writes nothing.',
  params: z.strictObject({ entity: entityInput, mode: validateModeSchema.default('create') }),
  unwrapped: 'entity',
  result: validationResultSchema,
});

export const validateMilitaryEntityHistory = defineMethod({
  name: 'validateMilitaryEntityHistory',
  kind: 'query',
  access: 'editor',
  description: 'Checks one event of the history of a military entity, and writes nothing.',
  params: z.strictObject({
    event: withReadOnlyKeys(militaryHistoryInputSchema, militaryHistorySchema),
    mode: validateModeSchema.default('create'),
    /** The entity whose history it is; absent while that is not saved. */
    id: idSchema.optional(),
    /** Where the event stands in the stored history, with the mode `update`. */
    index: z.int().min(0).max(historyLimits.sent).nullish(),
  }),
  result: validationResultSchema,
});

export const createMilitaryEntity = defineMethod({
  name: 'createMilitaryEntity',
  aliases: ['militaryEntities.create'],
  kind: 'command',
  access: 'normal',
  description: 'Creates a military entity of a type, with the names of that type.',
  params: z.strictObject({ entity: entityInput }),
  unwrapped: 'entity',
  result: wholeMilitaryEntitySchema,
  errors: [commonErrors.invalidData],
});

export const updateMilitaryEntity = defineMethod({
  name: 'updateMilitaryEntity',
  aliases: ['militaryEntities.update'],
  kind: 'command',
  access: 'normal',
  description:
    'Changes a military entity; absent fields keep their value, null clears, a history that is sent stands in place of the stored one; needs the version that was read.',
  params: z.strictObject({ entity: updateInput(militaryEntityInputSchema, wholeMilitaryEntitySchema) }),
  unwrapped: 'entity',
  result: wholeMilitaryEntitySchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

export const canRemoveMilitaryEntity = defineMethod({
  name: 'canRemoveMilitaryEntity',
  kind: 'query',
  access: 'normal',
  description: 'Says whether a military entity can be removed, and which records refer to it.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({ canRemove: z.boolean(), references: z.array(recordReferenceSchema) }),
  errors: [...missingRecordErrors],
});

export const removeMilitaryEntity = defineMethod({
  name: 'removeMilitaryEntity',
  aliases: ['militaryEntities.remove'],
  kind: 'command',
  access: 'normal',
  description: 'Removes a military entity that no event of a person and no history of another entity refers to.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [...missingRecordErrors, commonErrors.invalidData, commonErrors.conflict],
});

/** An entity that was part of another one, and when. */
export const subEntitySchema = militaryEntitySchema.extend({
  periods: z.array(z.strictObject({ from_date: z.string(), to_date: z.string() })),
});

export const getMilitaryEntitiesIn = defineMethod({
  name: 'getMilitaryEntitiesIn',
  kind: 'query',
  access: 'login',
  description:
    'Lists the entities whose structure names this one as their parent, and of a regiment the units that bear its name, each once, with the periods.',
  params: z.strictObject({
    id: recordIdSchema,
    ...suggestion,
    filter: listFilterSchema({ type: z.enum(militaryEntityTypes) }),
    sort: sortSchema(sortColumns).optional(),
  }),
  result: listOf(subEntitySchema),
  errors: [...missingRecordErrors, commonErrors.invalidData],
});

export const hasMilitaryEntity = defineMethod({
  name: 'hasMilitaryEntity',
  kind: 'query',
  access: 'login',
  description: 'Tells whether there is a military entity of that type, army and names, in any case, and which.',
  params: z.strictObject({
    type: z.enum(militaryEntityTypes),
    army: chosen,
    division: chosen,
    brigade: chosen,
    regiment: chosen,
    corps: chosen,
    unit: chosen,
    unit_nr: chosen,
  }),
  result: z.strictObject({ exists: z.boolean(), id: idSchema.nullable() }),
});

export const getPublicUnit = defineMethod({
  name: 'getPublicUnit',
  kind: 'query',
  access: 'guest',
  description:
    'Answers what visitors see of a military entity: its names, where it stood in the army, its parts and where it was.',
  params: z.strictObject({ id: recordIdSchema }),
  result: publicUnitSchema,
  errors: [commonErrors.notFound, commonErrors.merged, commonErrors.gone],
});

export const getUnitPlaces = defineMethod({
  name: 'getUnitPlaces',
  kind: 'query',
  access: 'guest',
  description:
    'Answers where a military entity was on a day, in a month or a year, or from one to another: by its own tracks, or else by those of what it was attached to or part of then.',
  params: z.strictObject({
    id: recordIdSchema,
    /** 8 characters, `?` for unknown digits. */
    from_date: encodedDateSchema,
    /** The same day when it is absent. */
    to_date: encodedDateSchema.optional(),
  }),
  result: z.array(unitPlaceSchema),
  errors: [...missingRecordErrors],
});
