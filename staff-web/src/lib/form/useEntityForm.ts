import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { type FieldErrors, fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { usePickerTexts } from '../picker/usePickerTexts.ts';
import { useUser } from '../session/useSession.ts';
import { useUnsavedWork } from '../unsaved/useUnsavedWork.ts';
import { type Conflict, type FirstSaver, readConflict } from './conflict.ts';
import { type FormAction, type FormState, formReducer, isDirty, startForm } from './formState.ts';
import { draftFields } from './localDraft.ts';
import { type Choice, decideClashes, type FieldGroups, mergeThreeWays } from './mergeThreeWays.ts';
import { useLocalDraft } from './useLocalDraft.ts';

/** What every saved record has beside its fields. */
export interface SavedRecord {
  readonly id: string;
  readonly version: number;
}

export interface EntityFormOptions<Draft extends object, Entity extends Draft & SavedRecord> {
  /** Name of the record's kind, under which unsaved work is kept. */
  readonly name: string;
  /** The record to edit; none starts a new one. */
  readonly entity: Entity | undefined;
  /** A new record before anything is typed; its keys are the fields of the form. */
  readonly empty: Draft;
  /** The area's own rules, which the server applies too. */
  readonly check: (draft: Draft, entity: Entity | undefined) => FieldErrors;
  /**
   * Has the server check what is typed. Asked when the own rules refuse something, so that what the server alone knows,
   * such as a number that is taken, is said in the same breath; a save asks by itself.
   */
  readonly validate?: (client: Client, draft: Draft, entity: Entity | undefined) => Promise<Validated>;
  readonly create: (client: Client, draft: Draft) => Promise<Entity>;
  readonly update: (client: Client, draft: Draft & SavedRecord) => Promise<Entity>;
  /** Fields that say one thing together; of two people's changes either all are taken or none. */
  readonly groups?: FieldGroups<Draft>;
  /** The record with the values that somebody else saved first, where the form holds it in another shape. */
  readonly withSaved?: (base: Entity, current: Readonly<Record<string, unknown>>) => Entity;
  /** The form's name of a field that is refused under another key. */
  readonly fieldOfError?: (key: string) => string;
  /** Whether a record can only be read as it stands, such as one that is published. */
  readonly isReadOnly?: (entity: Entity) => boolean;
  /**
   * Whether the form stays when a record that was there is saved: then its fields take what is typed meanwhile. Lists wait, as
   * the save may give their entries ids.
   */
  readonly staysOpen?: boolean;
  /** Queries that a save makes stale. */
  readonly refreshes: readonly MethodName[];
  readonly onSaved: (entity: Entity, isNew: boolean) => void;
}

/** The server's answer to a validation; further parts of it say nothing about the form. */
type Validated = { readonly status: 'OK' } | { readonly status: 'NOK'; readonly data: FieldErrors };

/** So long what the own rules refuse waits for what the server refuses besides. Milliseconds. */
const serverErrorsMs = 1_500;

/** The id by which a stored record is validated; nothing for a new one. */
export const idOf = (stored: SavedRecord | undefined) => (stored ? { id: stored.id } : {});

/** What a field component needs. */
export interface FieldProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly codes: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (value: Value) => void;
}

/**
 * The draft of one record: checks it by the area's rules, saves it, shows what the server refuses beside the fields, and
 * when somebody else saved first brings both changes together without losing a letter.
 */
export function useEntityForm<Draft extends object, Entity extends Draft & SavedRecord>(
  options: EntityFormOptions<Draft, Entity>,
) {
  const { name, empty, check, create, update, refreshes } = options;
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  const fields = Object.keys(empty) as (keyof Draft & string)[];
  const fieldsOf = (record: Draft): Draft =>
    Object.fromEntries(fields.map((field) => [field, record[field]])) as unknown as Draft;

  /** The record as this form last read it: a conflict brings a newer one. */
  const [entity, setEntity] = useState(options.entity);
  const [state, dispatch] = useReducer(
    formReducer as (state: FormState<Draft>, action: FormAction<Draft>) => FormState<Draft>,
    entity ? fieldsOf(entity) : empty,
    startForm,
  );
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict<Draft, Entity> | null>(null);
  const [takenOver, setTakenOver] = useState<readonly string[]>([]);
  const pickers = usePickerTexts(state.errors, (field) => dispatch({ type: 'mended', fields: [field] }));
  const dirty = isDirty(state) || pickers.isTyped;
  const readOnly = entity !== undefined && (options.isReadOnly?.(entity) ?? false);
  const kept = useLocalDraft(
    `draft.${user?.id ?? ''}.${name}.${entity?.id ?? 'new'}`,
    state.draft,
    entity?.version ?? 0,
    dirty,
  );
  useUnsavedWork(dirty);

  /** Told when the form has nothing unsaved any more, so that the page may be left. */
  const [done, setDone] = useState<{ readonly entity: Entity; readonly isNew: boolean } | null>(null);
  const onSaved = useRef(options.onSaved);
  useEffect(() => {
    onSaved.current = options.onSaved;
  });
  useEffect(() => {
    if (done) onSaved.current(done.entity, done.isNew);
  }, [done]);

  /** A record that was just made is edited on a page of its own: what is typed here until that is there would be lost. */
  const saving = state.saving || done?.isNew === true;
  const isHeld = saving && !(options.staysOpen && entity && done?.isNew !== true);

  const { fieldOfError = (key: string) => key } = options;
  const refuse = (errors: FieldErrors): null => {
    const named = Object.entries(errors).map(([key, list]) => [fieldOfError(key), list] as const);
    dispatch({ type: 'refused', errors: Object.fromEntries(named) });
    return null;
  };

  /**
   * The record as it is saved; null when it is not.
   *
   * @param met versions that this save has met already: one that comes again is not what stands in its way.
   */
  async function send(
    draft: Draft,
    base: Entity | undefined,
    unpicked: FieldErrors = {},
    met: readonly number[] = [],
  ): Promise<Entity | null> {
    setFailure(null);
    const errors = { ...unpicked, ...check(draft, base) };
    dispatch({ type: 'saving' });
    if (Object.keys(errors).length > 0) return refuse({ ...(await errorsOfServer(draft, base)), ...errors });
    try {
      const saved = base
        ? await update(client, { ...draft, id: base.id, version: base.version })
        : await create(client, draft);
      kept.forget();
      for (const method of refreshes) void queries.invalidateQueries({ queryKey: [method] });
      dispatch({ type: 'saved', record: fieldsOf(saved), sent: draft });
      setEntity(saved);
      setTakenOver([]);
      setDone({ entity: saved, isNew: base === undefined });
      return saved;
    } catch (error) {
      return refused(error, draft, base, met);
    }
  }

  /** What the server refuses of the draft; nothing when it cannot be asked or takes its time. */
  async function errorsOfServer(draft: Draft, base: Entity | undefined): Promise<FieldErrors> {
    if (!options.validate) return {};
    const late = new Promise<Validated>((resolve) => setTimeout(resolve, serverErrorsMs, { status: 'OK' }));
    const answer = options.validate(client, draft, base).catch((): Validated => ({ status: 'OK' }));
    const result = await Promise.race([answer, late]);
    return result.status === 'NOK' ? result.data : {};
  }

  async function refused(
    error: unknown,
    draft: Draft,
    base: Entity | undefined,
    met: readonly number[],
  ): Promise<Entity | null> {
    const { name: reason, data } = failureOf(error);
    const refusal = reason === 'invalidData' ? fieldErrorsSchema.safeParse(data) : null;
    if (refusal?.success) return refuse(refusal.data);
    const first = reason === 'conflict' ? readConflict(data) : null;
    if (first && base && first.version !== base.version && !met.includes(first.version)) {
      return meet(first, draft, base, [...met, base.version]);
    }
    setFailure(error);
    dispatch({ type: 'stopped' });
    return null;
  }

  /** Somebody else saved first. Where they changed other fields both changes hold; where the same, it is to be decided. */
  async function meet(first: FirstSaver, draft: Draft, base: Entity, met: readonly number[]): Promise<Entity | null> {
    const { withSaved = (record, current) => ({ ...record, ...current }) } = options;
    const theirs: Entity = { ...withSaved(base, first.current), version: first.version };
    const merge = mergeThreeWays(fields, fieldsOf(base), draft, fieldsOf(theirs), options.groups);
    setTakenOver(merge.theirsOnly);
    if (merge.clashes.length === 0) return agree(theirs, merge.merged, draft, met);
    setConflict({ ...first, theirs, merge, sent: draft });
    dispatch({ type: 'stopped' });
    return null;
  }

  function agree(theirs: Entity, draft: Draft, sent: Draft, met: readonly number[] = []): Promise<Entity | null> {
    setEntity(theirs);
    dispatch({ type: 'rebased', base: fieldsOf(theirs), draft, sent });
    return send(draft, theirs, {}, met);
  }

  const latest = useRef({ draft: state.draft, entity });
  useLayoutEffect(() => {
    latest.current = { draft: state.draft, entity };
  });
  const settling = useRef(false);
  /** What was typed into pickers is picked first where it names one record, and refused beside the picker where it does not. */
  async function settleAndSend(): Promise<Entity | null> {
    if (settling.current) return null;
    settling.current = true;
    try {
      const unpicked = await pickers.settle();
      return await send(latest.current.draft, latest.current.entity, unpicked);
    } finally {
      settling.current = false;
    }
  }

  return {
    entity,
    draft: state.draft,
    dirty,
    saving,
    refusals: state.refusals,
    errors: state.errors,
    failure,
    conflict,
    /** Fields that somebody else changed meanwhile and that were taken over without asking. */
    takenOver,
    readOnly,
    /** Answers the saved record; null when it was refused or is to be decided. */
    save: () => {
      if (saving) return Promise.resolve(null);
      return pickers.isTyped ? settleAndSend() : send(state.draft, entity);
    },
    pickers: pickers.context,
    /** Takes errors away that were mended outside the fields of the form. */
    mend: (mended: readonly string[]) => dispatch({ type: 'mended', fields: mended }),
    /** Shows what another command of the record refuses beside the fields. */
    refuse,
    /** Takes the record as another command left it; what was typed meanwhile stays. */
    adopt: (record: Entity) => {
      setEntity(record);
      dispatch({ type: 'adopted', record: fieldsOf(record) });
    },
    /** Ends a conflict by a choice for each clashing field, and saves what was agreed on. */
    decide: async (choices: Readonly<Partial<Record<string, Choice>>>) => {
      if (!conflict) return;
      const { theirs, merge, sent } = conflict;
      setConflict(null);
      await agree(theirs, decideClashes(merge, fieldsOf(theirs), choices, options.groups), sent);
    },
    /** Back to the form, with everything that was typed. */
    postpone: () => setConflict(null),
    offered: kept.offered,
    takeOffered: () => {
      if (!kept.offered) return;
      const draft = { ...state.draft, ...draftFields(kept.offered, empty) };
      dispatch({ type: 'rebased', base: state.base, draft, sent: state.draft });
      kept.accept();
    },
    refuseOffered: kept.forget,
    field: <Field extends keyof Draft & string>(field: Field): FieldProps<Draft[Field]> => ({
      name: field,
      value: state.draft[field],
      codes: state.errors[field] ?? [],
      readOnly: readOnly || isHeld || (saving && Array.isArray(state.draft[field])),
      onChange: (value) => dispatch({ type: 'edited', field, value }),
    }),
  };
}
