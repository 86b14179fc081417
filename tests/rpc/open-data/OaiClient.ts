import { SaxesParser } from 'saxes';

/** An element of an answer, as it was read. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads a document; one that is not well-formed, or uses a prefix that it does not declare, fails. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element: Element = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] as Element;
}

/** The elements of that name directly in another. */
export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];
export const childOf = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, name) => childrenOf(found, name)[0], element);

export interface Harvested {
  readonly identifier: string;
  readonly datestamp: string;
  readonly set: string;
  readonly isDeleted: boolean;
  /** Elements of Dublin Core by their names; null for what was deleted. */
  readonly core: Readonly<Record<string, string[]>> | null;
}

export interface Harvest {
  readonly records: Harvested[];
  /** From when the next harvest begins. */
  readonly began: string;
  readonly answers: number;
  readonly error: string | null;
}

/** A harvester, as libraries of the protocol do it: lists until there is no token, and the next time from its own beginning. */
export class OaiClient {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async fetch(query: string): Promise<{ readonly status: number; readonly xml: string }> {
    const answer = await fetch(`${this.#origin}/oai?${query}`);
    return { status: answer.status, xml: await answer.text() };
  }

  async ask(args: Record<string, string>): Promise<Element> {
    const { xml } = await this.fetch(String(new URLSearchParams(args)));
    return readXml(xml);
  }

  async errorOf(query: string): Promise<string | undefined> {
    const { xml } = await this.fetch(query);
    return childOf(readXml(xml), 'error')?.attributes.code;
  }

  /** @param between is done after each answer but the last. */
  async harvest(
    args: Record<string, string> = {},
    between: () => Promise<unknown> = async () => undefined,
  ): Promise<Harvest> {
    const records: Harvested[] = [];
    let began = '';
    let asked: Record<string, string> = { verb: 'ListRecords', metadataPrefix: 'oai_dc', ...args };
    for (let answers = 1; ; answers++) {
      const answer = await this.ask(asked);
      began ||= childOf(answer, 'responseDate')?.text ?? '';
      const error = childOf(answer, 'error')?.attributes.code ?? null;
      const list = childOf(answer, 'ListRecords');
      records.push(...childrenOf(list, 'record').map(harvestedOf));
      const token = childOf(list, 'resumptionToken')?.text ?? '';
      if (token === '') return { records, began, answers, error };
      await between();
      asked = { verb: 'ListRecords', resumptionToken: token };
    }
  }
}

function harvestedOf(record: Element): Harvested {
  const header = childOf(record, 'header');
  const dc = childOf(record, 'metadata', 'oai_dc:dc');
  const core: Record<string, string[]> = {};
  for (const { name, text } of dc?.children ?? []) core[name] = [...(core[name] ?? []), text];
  return {
    identifier: childOf(header, 'identifier')?.text ?? '',
    datestamp: childOf(header, 'datestamp')?.text ?? '',
    set: childOf(header, 'setSpec')?.text ?? '',
    isDeleted: header?.attributes.status === 'deleted',
    core: dc ? core : null,
  };
}
