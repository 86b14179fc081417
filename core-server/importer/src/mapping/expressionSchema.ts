import { z } from 'zod';
import { closedObject, isObject, oneOfShapes, oneOrMore, patternSchema } from './schemaTools.ts';

/** What happens with a value that a step cannot deal with. `warn` keeps it and says so, `reject` refuses the row. */
export const elsePolicies = ['keep', 'empty', 'warn', 'reject'] as const;
export type ElsePolicy = (typeof elsePolicies)[number];

export type ConditionSpec =
  | string
  | { all: ConditionSpec[] }
  | { any: ConditionSpec[] }
  | { not: ConditionSpec }
  | { value: Expression; is?: string[] | undefined; matches?: string | undefined; filled?: boolean | undefined };

export type StepSpec =
  | string
  | { replace: [string, string][] }
  | { match: string[]; take?: string | undefined; else?: ElsePolicy | undefined }
  | { split: string }
  | { keep: string }
  | { drop: string }
  | { at: number }
  | { joinWith: string }
  | { wrap: string }
  | { table: string | Record<string, string>; else?: ElsePolicy | undefined }
  | { patterns: [string, string][]; else?: ElsePolicy | undefined }
  | { nameCase: { particles?: 'first' | 'lower' | 'capital' | undefined; always?: boolean | undefined } };

export interface ChoiceSpec {
  when?: ConditionSpec | undefined;
  value: Expression;
}

export interface ExpressionObject {
  from?: Expression | undefined;
  first?: Expression[] | undefined;
  list?: Expression[] | undefined;
  join?: Expression[] | undefined;
  with?: string | undefined;
  choose?: ChoiceSpec[] | undefined;
  do?: StepSpec[] | undefined;
  when?: ConditionSpec | undefined;
  alike?: AlikeSpec | undefined;
  else?: Expression | undefined;
  required?: boolean | undefined;
}

/** Keeps only texts that look like another: translations of names that machines made go wrong in every other way. */
export interface AlikeSpec {
  to: Expression;
  least?: number | undefined;
  known?: string | undefined;
}

/** A constant, a template with {columns}, or an object that says where the value comes from and what is done with it. */
export type Expression = string | number | boolean | ExpressionObject;

const expressionHint = 'a text such as "{column}" or an object with from, first, list, join or choose';
const sources = ['from', 'first', 'list', 'join', 'choose'] as const;

export const expressionSchema: z.ZodType<Expression> = oneOfShapes<Expression>(expressionHint, (value) => {
  if (['string', 'number', 'boolean'].includes(typeof value)) return z.any();
  return isObject(value) ? expressionObjectSchema : null;
});

export const conditionSchema: z.ZodType<ConditionSpec> = oneOfShapes<ConditionSpec>(
  'a text such as "{column}" (true when filled) or an object with value, all, any or not',
  (value) => {
    if (typeof value === 'string') return z.string();
    if (!isObject(value)) return null;
    if ('all' in value) return closedObject({ all: z.array(conditionSchema) });
    if ('any' in value) return closedObject({ any: z.array(conditionSchema) });
    if ('not' in value) return closedObject({ not: conditionSchema });
    return closedObject({
      value: expressionSchema,
      is: oneOrMore(z.string('must be a text, or a list of texts of which one is met')).optional(),
      matches: patternSchema.optional(),
      filled: z.boolean('must be true or false').optional(),
    });
  },
);

const replacements = z.array(z.tuple([patternSchema, z.string()], 'must be a pair: ["what", "by what"]'), {
  error: 'must be a list of pairs: [["what", "by what"]]',
});
const elseSchema = z.enum(elsePolicies, `must be one of: ${elsePolicies.join(', ')}`).optional();

const stepShapes: Record<string, z.ZodType> = {
  replace: closedObject({ replace: replacements }),
  match: closedObject({ match: oneOrMore(patternSchema), take: z.string().optional(), else: elseSchema }),
  split: closedObject({ split: patternSchema }),
  keep: closedObject({ keep: patternSchema }),
  drop: closedObject({ drop: patternSchema }),
  at: closedObject({ at: z.int('must be a whole number: 1 the first, -1 the last') }),
  joinWith: closedObject({ joinWith: z.string() }),
  wrap: closedObject({ wrap: z.string() }),
  table: closedObject({
    table: oneOfShapes<string | Record<string, string>>('the name of a table or an object of pairs', (value) =>
      typeof value === 'string' ? z.string() : isObject(value) ? z.record(z.string(), z.string()) : null,
    ),
    else: elseSchema,
  }),
  patterns: closedObject({ patterns: replacements, else: elseSchema }),
  nameCase: closedObject({
    nameCase: closedObject({
      particles: z.enum(['first', 'lower', 'capital'], 'must be one of: first, lower, capital').optional(),
      always: z.boolean().optional(),
    }),
  }),
};

const stepHint = `a step: the name of a step or recipe, or an object with one of: ${Object.keys(stepShapes).join(', ')}`;

export const stepSchema: z.ZodType<StepSpec> = oneOfShapes<StepSpec>(stepHint, (value) => {
  if (typeof value === 'string') return z.string();
  const key = isObject(value) ? Object.keys(stepShapes).find((name) => name in value) : undefined;
  return key ? (stepShapes[key] as z.ZodType) : null;
});
export const stepsSchema = oneOrMore(stepSchema);

const choiceSchema: z.ZodType<ChoiceSpec> = closedObject({ when: conditionSchema.optional(), value: expressionSchema });

const expressionObjectSchema: z.ZodType<ExpressionObject> = closedObject({
  from: expressionSchema.optional(),
  first: z.array(expressionSchema).min(1).optional(),
  list: z.array(expressionSchema).optional(),
  join: z.array(expressionSchema).optional(),
  with: z.string().optional(),
  choose: z.array(choiceSchema).min(1).optional(),
  do: stepsSchema.optional(),
  when: conditionSchema.optional(),
  alike: closedObject({
    to: expressionSchema,
    least: z.number().min(0).max(1).optional(),
    known: z.string().optional(),
  }).optional(),
  else: expressionSchema.optional(),
  required: z.boolean().optional(),
}).superRefine((value, context) => {
  const given = sources.filter((key) => value[key] !== undefined);
  if (given.length !== 1) {
    context.addIssue({
      code: 'custom',
      message: `must say where the value comes from by exactly one of: ${sources.join(', ')}`,
    });
  }
});
