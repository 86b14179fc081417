import { normalize } from '@iiif/parser/presentation-3';
import { presentation3StrictUpgrade } from '@iiif/parser/strict';
import { z } from 'zod';

const uri = z.url({ protocol: /^https?$/ });
const languageMap = z.record(z.string().regex(/^(none|[a-z]{2})$/), z.array(z.string()).min(1));
const labelled = z.strictObject({ label: languageMap, value: languageMap });
const size = { width: z.int().positive(), height: z.int().positive() };
const format = z.string().regex(/^[a-z]+\/.+$/);
const context = z.literal('http://iiif.io/api/presentation/3/context.json');

const imageService = z.strictObject({ id: uri, type: z.literal('ImageService3'), profile: z.literal('level2') });
const image = z.strictObject({
  id: uri,
  type: z.literal('Image'),
  format,
  ...size,
  service: z.array(imageService).length(1),
});
const linked = z.strictObject({
  id: uri,
  type: z.enum(['Image', 'Sound', 'Video', 'Text', 'Dataset']),
  label: languageMap,
  format,
});
const reference = <Type extends string>(type: Type) => z.strictObject({ id: uri, type: z.literal(type) });
const labelledReference = <Type extends string>(type: Type) =>
  z.strictObject({ id: uri, type: z.literal(type), label: languageMap, thumbnail: z.array(image).min(1).optional() });

const painting = z.strictObject({
  id: uri,
  type: z.literal('Annotation'),
  motivation: z.literal('painting'),
  body: image,
  target: uri,
});
/** Licences that the API takes are those of Creative Commons and of RightsStatements.org, or other addresses that a registry lists. */
const rights = z
  .string()
  .regex(/^http:\/\/(creativecommons\.org\/(licenses|publicdomain)|rightsstatements\.org\/vocab)\/.+\/$/);
const agent = z.strictObject({
  id: uri,
  type: z.literal('Agent'),
  label: languageMap,
  homepage: z.array(linked).min(1),
});
const canvas = z.strictObject({
  id: uri.regex(/^[^#]*$/),
  type: z.literal('Canvas'),
  label: languageMap,
  summary: languageMap.optional(),
  rights: rights.optional(),
  requiredStatement: labelled.optional(),
  ...size,
  thumbnail: z.array(image).min(1).optional(),
  items: z.array(z.strictObject({ id: uri, type: z.literal('AnnotationPage'), items: z.array(painting).min(1) })),
  rendering: z.array(linked).min(1).optional(),
  annotations: z.array(reference('AnnotationPage')).min(1).optional(),
});

/** A manifest as this server makes it, by the rules of the Presentation API 3.0 and of its published JSON schema. */
export const manifestSchema = z.strictObject({
  '@context': z.tuple([z.literal('http://iiif.io/api/search/2/context.json'), context]),
  id: uri,
  type: z.literal('Manifest'),
  label: languageMap,
  summary: languageMap.optional(),
  metadata: z.array(labelled),
  rights: rights.optional(),
  requiredStatement: labelled.optional(),
  provider: z.array(agent).length(1),
  thumbnail: z.array(image).min(1).optional(),
  homepage: z.array(linked).length(1),
  rendering: z.array(linked).min(1).optional(),
  partOf: z.array(labelledReference('Collection')).min(1).optional(),
  service: z.tuple([reference('SearchService2')]),
  items: z.array(canvas).min(1),
  structures: z
    .array(
      z.strictObject({
        id: uri,
        type: z.literal('Range'),
        label: languageMap,
        items: z.array(reference('Canvas')).min(1),
      }),
    )
    .min(1)
    .optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const collectionSchema = z.strictObject({
  '@context': context,
  id: uri,
  type: z.literal('Collection'),
  label: languageMap,
  summary: languageMap.optional(),
  homepage: z.array(linked).length(1).optional(),
  items: z.array(labelledReference('Manifest')),
});

const transcription = z.strictObject({
  id: uri,
  type: z.literal('Annotation'),
  motivation: z.literal('supplementing'),
  body: z.strictObject({
    type: z.literal('TextualBody'),
    value: z.string().min(1),
    format: z.literal('text/plain'),
    language: z.enum(['nl', 'en', 'fr', 'de']).optional(),
  }),
  target: uri,
});
export const annotationsSchema = z.strictObject({
  '@context': context,
  id: uri,
  type: z.literal('AnnotationPage'),
  items: z.array(transcription),
});

const match = z.strictObject({
  id: uri,
  type: z.literal('Annotation'),
  motivation: z.literal('highlighting'),
  target: z.strictObject({
    type: z.literal('SpecificResource'),
    source: uri,
    selector: z
      .array(
        z.strictObject({
          type: z.literal('TextQuoteSelector'),
          prefix: z.string(),
          exact: z.string().min(1),
          suffix: z.string(),
        }),
      )
      .length(1),
  }),
});
/** An answer to a search, by Content Search 2.0. */
export const searchSchema = z.strictObject({
  '@context': z.tuple([z.literal('http://iiif.io/api/search/2/context.json'), context]),
  id: uri,
  type: z.literal('AnnotationPage'),
  ignored: z.array(z.string()).min(1).optional(),
  partOf: z
    .strictObject({ id: uri, type: z.literal('AnnotationCollection'), first: reference('AnnotationPage') })
    .optional(),
  next: reference('AnnotationPage').optional(),
  items: z.array(transcription),
  annotations: z
    .tuple([z.strictObject({ type: z.literal('AnnotationPage'), items: z.array(match).min(1) })])
    .optional(),
});

/** What a reader of other makers complains of; and whether it finds all parts, each under one id of its own. */
export function complaintsOfParser(manifest: Manifest): string[] {
  const state = { warnings: [] as string[] };
  presentation3StrictUpgrade(structuredClone(manifest) as never, state);
  const { entities } = normalize(structuredClone(manifest));
  const found = Object.keys(entities.Canvas).length;
  const ids = manifest.items.flatMap((item) => [
    item.id,
    ...item.items.flatMap((page) => [page.id, page.items[0]?.id]),
  ]);
  return [
    ...state.warnings,
    ...(found === manifest.items.length ? [] : [`${found} canvases of ${manifest.items.length}`]),
    ...(new Set(ids).size === ids.length ? [] : ['an id names two things']),
  ];
}
