import { describe, expect, test } from 'vitest';
import { matchTranscriptions } from './matchTranscriptions.ts';
import { readTranscription } from './readTranscription.ts';

const read = (xml: string, encoding: BufferEncoding = 'utf8') => readTranscription(Buffer.from(xml, encoding));
const refusal = (xml: string | Buffer) => {
  try {
    readTranscription(typeof xml === 'string' ? Buffer.from(xml) : xml);
    return null;
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

const page = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
   <PcGts xmlns="http://schema.primaresearch.org/PAGE/gts/pagecontent/2013-07-15"><Metadata><Creator>Transkribus</Creator></Metadata>
   <Page imageFilename="brief_01.jpg" imageWidth="10" imageHeight="10">${content}</Page></PcGts>`;
const said = (text: string, index?: number) =>
  `<TextEquiv${index === undefined ? '' : ` index="${index}"`}><Unicode>${text}</Unicode></TextEquiv>`;
const line = (text: string) => `<TextLine id="l"><Coords points="0,0"/>${said(text)}</TextLine>`;

describe('PAGE XML', () => {
  test('is read line by line, blocks in the order of reading', () => {
    const blocks = `
      <ReadingOrder><OrderedGroup id="ro"><RegionRefIndexed index="0" regionRef="head"/><RegionRefIndexed index="1" regionRef="body"/></OrderedGroup></ReadingOrder>
      <TextRegion id="body">${line('Lieve moeder,')}${line('alles gaat goed &amp; wel.')}</TextRegion>
      <TextRegion id="margin">${line('ommezijde')}</TextRegion>
      <TextRegion id="head">${line('Poperinge, 17 mei 1916')}</TextRegion>`;
    expect(read(page(blocks))).toEqual({
      imageName: 'brief_01.jpg',
      text: 'Poperinge, 17 mei 1916\n\nLieve moeder,\nalles gaat goed & wel.\n\nommezijde',
    });
  });

  test('makes a line of its words, a block of its own text, and takes the first of several readings', () => {
    const words = `<TextLine id="a"><Word id="w1">${said('dear')}</Word><Word id="w2"><Glyph>${said('x')}</Glyph>${said('mother')}</Word></TextLine>`;
    const readings = `<TextLine id="b">${said('less sure', 1)}${said('sure', 0)}<Word>${said('other')}</Word></TextLine>`;
    const table = `<TableRegion><TableCell><TextRegion id="cell">${line('12 fr.')}</TextRegion></TableCell></TableRegion>`;
    const whole = `<TextRegion id="r2">${said('first\r\nsecond')}</TextRegion>`;
    const inner = `<TextRegion id="out">${line('outer')}<TextRegion id="in">${line('inner')}</TextRegion></TextRegion>`;
    expect(
      read(page(`<TextRegion id="r1">${words}${readings}${said('all of it')}</TextRegion>${table}${whole}${inner}`))
        ?.text,
    ).toBe('dear mother\nsure\n\n12 fr.\n\nfirst\nsecond\n\nouter\n\ninner');
  });

  test('of an empty page is an empty text', () => {
    expect(read(page('<TextRegion id="r"><TextLine id="l"/></TextRegion>'))?.text).toBe('');
  });
});

test('ALTO is read line by line, with the hyphens of broken words', () => {
  const alto = `<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#">
    <Description><sourceImageInformation><fileName>krant_002.tif</fileName></sourceImageInformation></Description>
    <Layout><Page ID="P1"><TopMargin/><PrintSpace><ComposedBlock ID="c">
      <TextBlock ID="b1"><TextLine><String CONTENT="De"/><SP/><String CONTENT="bevrij" SUBS_CONTENT="bevrijding"/><HYP CONTENT="&#173;"/></TextLine>
      <TextLine><String CONTENT="ding"/><SP/><String CONTENT="van Ieper"/></TextLine></TextBlock></ComposedBlock>
      <TextBlock ID="b2"><TextLine><String CONTENT="Tweede"/></TextLine></TextBlock></PrintSpace></Page></Layout></alto>`;
  expect(read(alto)).toEqual({ imageName: 'krant_002.tif', text: 'De bevrij-\nding van Ieper\n\nTweede' });
});

test('other encodings that a file declares or begins with are understood', () => {
  const content = page(`<TextRegion id="r">${line('Poincaré — Émile')}</TextRegion>`);
  expect(read(`\ufeff${content.replace('UTF-8', 'UTF-16')}`, 'utf16le')?.text).toBe('Poincaré — Émile');
  const western = page(`<TextRegion id="r">${line('Émile')}</TextRegion>`).replace('UTF-8', 'ISO-8859-1');
  expect(read(western, 'latin1')?.text).toBe('Émile');
});

test('an XML file of another kind is none, and what is none or dangerous is refused', () => {
  expect(read('<mets><file/></mets>')).toBeNull();
  expect(refusal('no XML at all')).toBe('malformed');
  expect(refusal('<PcGts><Page></PcGts>')).toBe('malformed');
  expect(refusal('')).toBe('malformed');
  expect(refusal('<alto>&undefined;</alto>')).toBe('malformed');
  expect(refusal(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c]))).toBe('encoding');
  expect(refusal(`<?xml version="1.0" encoding="x-klingon"?><alto/>`)).toBe('encoding');
  expect(refusal(`${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`)).toBe('too_deep');
  expect(refusal(Buffer.alloc(17 * 1024 * 1024, 0x20))).toBe('too_large');
});

test('nothing is fetched or unfolded by a document type', () => {
  const laughs = `<!DOCTYPE alto [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><alto>&b;</alto>`;
  const secrets = `<!DOCTYPE PcGts [<!ENTITY x SYSTEM "file:///etc/passwd">]><PcGts>&x;</PcGts>`;
  const outside = `<!DOCTYPE PcGts SYSTEM "http://127.0.0.1:9/evil.dtd"><PcGts/>`;
  expect([laughs, secrets, outside].map(refusal)).toEqual(['doctype', 'doctype', 'doctype']);
});

test('of several pictures that differ by their endings a file belongs to the one that it names', () => {
  const scans = ['p.webp', 'p.png', 'map/P.tiff', 'p.gif'].map((original_filename) => ({ original_filename }));
  const files = ['p.png', 'p.jpg'].map((imageName) => ({ name: `${imageName}.xml`, imageName }));
  const own = { name: 'p.xml', imageName: 'C:\\scans\\p.TIFF' };
  const { matches, ambiguous } = matchTranscriptions(scans, [...files, own]);
  expect(matches.map(({ file, scan }) => [file.imageName, scan.original_filename])).toEqual([
    ['p.png', 'p.png'],
    [own.imageName, 'map/P.tiff'],
  ]);
  expect(ambiguous.map(({ imageName }) => imageName)).toEqual(['p.jpg']);
});

test('a file belongs to the scan of its name, or of the picture that it was made of; who could belong to two is told', () => {
  const scans = ['Brief_01.JPG', 'brief_02.jpg', 'map/brief_03.tif', 'double.jpg', 'double.png', ''].map(
    (original_filename) => ({
      original_filename,
    }),
  );
  const file = (name: string, imageName = '') => ({ name, imageName });
  const files = [
    file('brief_01.xml'),
    file('0002.xml', 'brief_02.jpg'),
    file('brief_03.xml'),
    file('double.xml'),
    file('brief_01.XML'),
    file('elsewhere.xml'),
  ];
  const { matches, ambiguous, withoutScan } = matchTranscriptions(scans, files);
  expect(matches.map((match) => [match.file.name, match.scan.original_filename])).toEqual([
    ['brief_01.xml', 'Brief_01.JPG'],
    ['0002.xml', 'brief_02.jpg'],
    ['brief_03.xml', 'map/brief_03.tif'],
  ]);
  expect(ambiguous.map(({ name }) => name)).toEqual(['double.xml', 'brief_01.XML']);
  expect(withoutScan.map(({ name }) => name)).toEqual(['elsewhere.xml']);
});
