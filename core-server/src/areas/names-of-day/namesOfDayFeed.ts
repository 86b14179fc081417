import { feedPath, namesOfDayPath } from '@salient/shared/areas/names-of-day/namesOfDayPaths.ts';
import { namesOfDay as de } from '@salient/shared/areas/names-of-day/texts/namesOfDay.de.ts';
import { namesOfDay as en } from '@salient/shared/areas/names-of-day/texts/namesOfDay.en.ts';
import { namesOfDay as fr } from '@salient/shared/areas/names-of-day/texts/namesOfDay.fr.ts';
import { namesOfDay as nl } from '@salient/shared/areas/names-of-day/texts/namesOfDay.nl.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { addDays, type CalendarDay, isoDay, nextMidnightInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import { chooseLanguage, languagesOfHeader } from '@salient/shared/lib/i18n/chooseLanguage.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import Router from 'koa-router';
import type { DataSource } from 'typeorm';
import { escapeHtml } from '../../lib/http/escapeHtml.ts';
import { letKeep, publicOrigin } from '../../lib/pages/publicOrigin.ts';
import type { NamesOfDay } from './NamesOfDay.ts';
import type { DeadOfDay } from './readNamesOfDay.ts';

const dictionaries = { nl, en, fr, de } as const;

/** Days in the feed, and names of each that it spells out. */
const days = 7;
const namesOfEach = 100;
/** Seconds that others may keep the feed: somebody whom staff leave out shall not stay in it until midnight. */
const longestKept = 900;

interface Options {
  readonly dataSource: DataSource;
  readonly namesOfDay: NamesOfDay;
  /** Public origin for permanent addresses; the request's own when unset. */
  readonly publicUrl?: string | undefined;
}

/** The names of this day and the six before it as an Atom feed (RFC 4287), in the language of the address. */
export function namesOfDayFeed({ dataSource, namesOfDay, publicUrl }: Options): Router {
  return new Router().get(feedPath, async (ctx) => {
    const language = chooseLanguage({
      address: typeof ctx.query.lang === 'string' ? ctx.query.lang : null,
      browser: languagesOfHeader(ctx.get('accept-language')),
    });
    const { until, ...today } = namesOfDay.today();
    const asked = publicOrigin(ctx, publicUrl);
    const { origin } = asked;
    const dates = Array.from({ length: days }, (_, before) => addDays(today, -before));
    const entries = await Promise.all(
      dates.map(async (date) => {
        const found = await namesOfDay.find(dataSource.manager, {
          ...date,
          offset: 0,
          limit: namesOfEach,
        });
        return entryOf(date, found, origin, language);
      }),
    );
    const seconds = Math.ceil((until.getTime() - namesOfDay.now().getTime()) / 1000);
    ctx.type = 'application/atom+xml; charset=utf-8';
    letKeep(ctx, asked, Math.min(seconds, longestKept));
    ctx.vary('Accept-Language');
    ctx.body = feedOf(entries, beginOf(today), origin, language);
  });
}

/** When a day began in Brussels. */
const beginOf = ({ year, month, day }: CalendarDay): string =>
  nextMidnightInBrussels(new Date(Date.UTC(year, month - 1, day - 1, 12))).toISOString();

const translate = (language: Language) => textsOf(createTexts(language, { namesOfDay: dictionaries[language] })).t;

function feedOf(entries: readonly string[], updated: string, origin: string, language: Language): string {
  const self = `${origin}${feedPath}?lang=${language}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeHtml(self)}</id>
<title>${escapeHtml(translate(language)('namesOfDay.feedTitle'))} – Salient</title>
<updated>${updated}</updated>
<author><name>Salient</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(`${origin}${namesOfDayPath()}?lang=${language}`)}"/>
${entries.join('\n')}
</feed>
`;
}

function entryOf(
  date: CalendarDay,
  { data, total }: { readonly data: readonly DeadOfDay[]; readonly total: number },
  origin: string,
  language: Language,
): string {
  const t = translate(language);
  const page = escapeHtml(`${origin}${namesOfDayPath(date)}?lang=${language}`);
  const title = t('namesOfDay.feedEntry', { day: dayOfYearInWords(date, language), count: total });
  const names = data.map((name) => {
    const facts = [String(name.year), name.army, placeName(name.places, language)]
      .filter(Boolean)
      .map(escapeHtml)
      .join(', ');
    const address = escapeHtml(`${origin}/person/_id=${name.id}&lang=${language}`);
    return `<li><a href="${address}">${escapeHtml(fullName(name))}</a>, ${facts}</li>`;
  });
  const rest = total - data.length;
  const more = rest > 0 ? `<p><a href="${page}">${escapeHtml(t('namesOfDay.feedMore', { count: rest }))}</a></p>` : '';
  return `<entry>
<id>tag:${escapeHtml(new URL(origin).hostname)},2014:names-of-day/${isoDay(date)}/${language}</id>
<title>${escapeHtml(title)}</title>
<updated>${beginOf(date)}</updated>
<link rel="alternate" type="text/html" href="${page}"/>
<content type="html">${escapeHtml(`<ul>${names.join('')}</ul>${more}`)}</content>
</entry>`;
}
