import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { loadReportForStaff } from '../safety/load-report.ts';
import { addAccount, type BusinessPeople } from '../testing/add-business-people.ts';
import { post } from '../testing/call-server.ts';
import { loadDownload } from '../testing/load-download.ts';
import { quotationCalls } from '../testing/quotation-calls.ts';
import { readArchive } from '../testing/read-archive.ts';
import { requestCalls } from '../testing/request-calls.ts';
import { jpegWithPlace } from '../testing/sample-pictures.ts';
import { postSigned } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let calls: ReturnType<typeof quotationCalls>;
let supplier: BusinessPeople;
let bea: Awaited<ReturnType<typeof addAccount>>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = quotationCalls(api);
  supplier = await calls.supplier();
  bea = await addAccount(api, 'Bea');
});
afterAll(() => api.stop());

const telling = 'Quillfeather';

/** A PDF that names its maker in the document information, in XMP and in a note. */
async function tellingPdf(useObjectStreams = true): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  page.drawText('Flange DN 50');
  document.setAuthor(`Bea ${telling}`);
  document.setProducer(`${telling} CAD`);
  const { context, catalog } = document;
  const xmp = context.stream(`<x:xmpmeta><dc:creator>${telling}</dc:creator></x:xmpmeta>`, {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
  const note = context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [10, 10, 30, 30] });
  note.set(PDFName.of('T'), PDFString.of(telling));
  note.set(PDFName.of('Contents'), PDFString.of('Mind the edge'));
  page.node.set(PDFName.of('Annots'), context.obj([note]));
  return Buffer.from(await document.save({ useObjectStreams }));
}

/** Every text of a PDF: its objects written out without compression. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
}

async function send(bytes: Buffer, contentType: string, fileName: string, who = bea): Promise<string> {
  const { body } = await post(
    `${api.url}/files/upload-request/message`,
    { contentType, fileSize: bytes.length, fileName },
    who.headers,
  );
  expect((await postSigned(body.data.signedPost, bytes)).status).toBe(204);
  return body.data.token;
}

const addressOf = (id: string, fileID: string, who: { headers: object }, use = 'download', bid?: string) =>
  post(
    `${api.url}/quotations/${id}/file/${fileID}${bid ? `?bid=${bid}` : ''}`,
    { use },
    who.headers as never,
  );

async function load(id: string, fileID: string, who: { headers: object }, use?: string, bid?: string) {
  const { body } = await addressOf(id, fileID, who, use, bid);
  const answer = await fetch(api.url + body.data.url);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

it.each([true, false])(
  'RFQ-10: suppliers see files without a name and metadata that tell who asks (compressed: %s)',
  async (useObjectStreams) => {
    const supplier = await calls.supplier();
    const bytes = await tellingPdf(useObjectStreams);
    expect(await textOf(bytes)).toContain(telling);
    const photo = await jpegWithPlace({ width: 600, height: 300 });
    const files = [
      await send(bytes, 'application/pdf', `${telling} flange.pdf`),
      await send(photo, 'image/jpeg', `${telling}.jpg`),
    ];
    const own = await calls.created({ files }, bea);
    const { quotationID: id } = own;
    expect(own.files.map(({ name }) => name)).toEqual([`${telling} flange.pdf`, `${telling}.jpg`]);

    const bid = supplier.businessID;
    const seen = (await calls.load(id, supplier.member)).body.data;
    expect(seen.files.map(({ name }: { name: string }) => name)).toEqual(['file-1.pdf', 'file-2.jpeg']);
    expect(JSON.stringify(seen)).not.toContain(telling);
    const [drawing, picture] = seen.files;
    for (const as of [undefined, bid]) {
      const { headers, bytes: cleaned } = await load(id, drawing.fileID, supplier.member, 'download', as);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="file-1.pdf"/);
      const text = await textOf(cleaned);
      expect(text).not.toContain(telling);
      expect(text).toContain('Mind the edge');
      expect(cleaned.toString('latin1')).not.toContain(telling);
      expect((await PDFDocument.load(cleaned)).getPageCount()).toBe(1);
    }
    const shown = await load(id, picture.fileID, supplier.member, 'view');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="file-2.jpeg"/);
    expect(String(shown.bytes)).not.toContain('Ana Rossi');
    expect((await load(id, own.files[0]?.fileID ?? '', bea)).headers.get('content-disposition')).toContain(
      telling,
    );

    // Nobody else loads them, and an address ends with what the person may see.
    const stranger = await addAccount(api, 'Sam');
    expect((await addressOf(id, drawing.fileID, stranger)).status).toBe(404);
    const { body } = await addressOf(id, drawing.fileID, supplier.admin);
    await api.db.deleteFrom('business_member').where('user_id', '=', supplier.admin.userID).execute();
    expect((await fetch(api.url + body.data.url)).status).toBe(404);
    await calls.close(id, bea);
  },
);

it('RFQ-08: an edit keeps files or leaves them out, a copy takes them over, and strangers do not', async () => {
  const pdf = await tellingPdf();
  const files = [
    await send(pdf, 'application/pdf', 'One.pdf'),
    await send(await jpegWithPlace({ width: 60, height: 30 }), 'image/jpeg', 'Two.jpg'),
  ];
  const first = await calls.created({ files }, bea);
  const ids = first.files.map(({ fileID }) => fileID);
  const edited = await calls.update(first.quotationID, { version: 1, keptFiles: ids.slice(1) }, bea);
  expect(edited.body.data.files).toMatchObject([{ name: 'Two.jpg' }]);
  const kept = edited.body.data.files.map(({ fileID }: { fileID: string }) => fileID);
  const copy = await calls.created({ keptFiles: kept }, bea);
  expect(copy.files).toMatchObject([{ name: 'Two.jpg' }]);
  const thief = await calls.create({ keptFiles: kept }, await addAccount(api, 'Sam'));
  expect([thief.status, Object.keys(thief.body.fields)]).toEqual([404, ['keptFiles']]);
  const many = await calls.create({ keptFiles: kept, files: Array(5).fill('x') }, bea);
  expect([many.status, many.body.fields]).toEqual([400, { files: expect.stringContaining('5 files') }]);

  // The chosen supplier has them in the conversation.
  const bid = supplier.businessID;
  await calls.offer(copy.quotationID, bid, supplier.member);
  const [offer] = (await calls.own(copy.quotationID, bea)).offers;
  const chosen = await calls.choose(copy.quotationID, offer?.offerID ?? '', bea);
  const { body } = await requestCalls(api).messages(chosen.body.data.requestID, supplier.member, { bid });
  expect(body.data.messages[0].files).toMatchObject([{ name: 'Two.jpg' }]);
});

it('RFQ-10: staff read the names of the files of a reported request; the reporter does not', async () => {
  const photo = await jpegWithPlace({ width: 60, height: 30 });
  const files = [await send(photo, 'image/jpeg', `${telling}.jpg`)];
  const { quotationID: id } = await calls.created({ files }, bea);
  const price = { amount: 4_500, currency: 'USD' };
  const offer = {
    offer: { price },
    text: 'In stock',
    files: [await send(photo, 'image/jpeg', 'Offered.jpg', supplier.member)],
  };
  expect((await calls.offerWith(id, supplier.businessID, supplier.member, offer)).status).toBe(200);
  const report = { resourceID: id, resourceType: 'quotation', reason: 'spam' };
  const { body } = await post(`${api.url}/social/reports`, report, supplier.member.headers);
  expect(JSON.stringify(body)).not.toContain(telling);
  const { id: caseID } = await api.db
    .selectFrom('report_case')
    .select('id')
    .where('resource_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await loadReportForStaff(api.db, caseID)).files).toEqual([{ name: `${telling}.jpg` }]);
  await calls.close(id, bea);
});

it('RFQ-10: refuses a PDF that cannot be read', async () => {
  const sam = await addAccount(api, 'Sam');
  const broken = Buffer.from('%PDF-1.7\nnothing\n%%EOF\n');
  const files = [await send(broken, 'application/pdf', 'Broken.pdf', sam)];
  const { status, body } = await calls.create({ files }, sam);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['files']]);
});

const price = { offer: { price: { amount: 4_500, currency: 'USD' } }, text: 'See the data sheet.' };

/** A request of Bea with an offer of the supplier that has a PDF and a picture. */
async function offered() {
  const { quotationID: id } = await calls.created({}, bea);
  const { member, businessID: bid } = supplier;
  const files = [
    await send(await tellingPdf(), 'application/pdf', 'Data sheet.pdf', member),
    await send(await jpegWithPlace({ width: 60, height: 30 }), 'image/jpeg', 'Valve.jpg', member),
  ];
  const made = await calls.offerWith(id, bid, member, { ...price, files });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const [received] = (await calls.own(id, bea)).offers;
  if (!received) throw new Error('The offer was not received');
  return { id, bid, received, own: made.body.data.ownOffer.files as { fileID: string; name: string }[] };
}

it('RFQ-18: the buyer sees and loads the files of an offer by their names; rivals and strangers do not', async () => {
  const { id, bid, received, own } = await offered();
  expect(own.map(({ name }) => name)).toEqual(['Data sheet.pdf', 'Valve.jpg']);
  expect(received.files).toEqual(own);
  const [sheet = { fileID: '' }, photo = { fileID: '' }] = own;
  const saved = await load(id, sheet.fileID, bea);
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="Data_sheet.pdf"/);
  expect(await textOf(saved.bytes)).toContain(telling);
  expect((await load(id, photo.fileID, bea, 'preview')).headers.get('content-type')).toBe('image/webp');
  for (const as of [undefined, bid])
    expect((await load(id, sheet.fileID, supplier.owner, 'download', as)).bytes).toEqual(saved.bytes);

  const rival = await calls.supplier();
  await calls.offer(id, rival.businessID, rival.member);
  const seen = (await calls.load(id, rival.member)).body.data;
  expect([seen.files, seen.ownOffer.files]).toEqual([[], []]);
  expect(JSON.stringify(seen)).not.toContain('Data sheet');
  for (const [who, as] of [
    [rival.member, undefined],
    [rival.member, rival.businessID],
    [await addAccount(api, 'Sam'), undefined],
  ] as const)
    expect((await addressOf(id, sheet.fileID, who, 'download', as)).status).toBe(404);
  expect((await addressOf(id, sheet.fileID, rival.member, 'download', bid)).status).toBe(403);
  // Nobody takes over the file of an offer: neither the buyer into a request nor a rival into an offer.
  expect((await calls.create({ keptFiles: [sheet.fileID] }, bea)).status).toBe(404);
  const thief = await calls.offerWith(id, rival.businessID, rival.member, {
    ...price,
    keptFiles: [sheet.fileID],
  });
  expect([thief.status, Object.keys(thief.body.fields)]).toEqual([404, ['keptFiles']]);
  await calls.close(id, bea);
});

it('RFQ-18: a change keeps files or leaves them out; the chosen offer takes its files into the conversation', async () => {
  const { id, bid, own } = await offered();
  const changed = await calls.offerWith(id, bid, supplier.member, {
    ...price,
    keptFiles: [own[1]?.fileID],
    files: [await send(await tellingPdf(), 'application/pdf', 'Second.pdf', supplier.member)],
  });
  const names = ['Valve.jpg', 'Second.pdf'];
  expect(changed.body.data.ownOffer.files.map(({ name }: { name: string }) => name)).toEqual(names);
  expect((await addressOf(id, own[0]?.fileID ?? '', bea)).status).toBe(404);
  const [offer] = (await calls.own(id, bea)).offers;
  const chosen = await calls.choose(id, offer?.offerID ?? '', bea);
  const { body } = await requestCalls(api).messages(chosen.body.data.requestID, supplier.member, { bid });
  expect(body.data.messages.map(({ files }: { files?: object[] }) => files?.length ?? 0)).toEqual([0, 2]);

  const { bytes } = await loadDownload(api, {
    businessID: bid,
    kind: 'company',
    headers: supplier.owner.headers,
  });
  const archive = await readArchive(bytes);
  const { offers } = JSON.parse(archive.get('quotations.json')?.toString() ?? '');
  const archived = offers.find(({ quotationID }: { quotationID: string }) => quotationID === id);
  expect(archived.files.map(({ name }: { name: string }) => name)).toEqual(names);
  expect(String(archive.get(archived.files[1].place))).toContain('%PDF');
});

it('RFQ-18: a withdrawn offer takes its files with it, and a blocked supplier hides them', async () => {
  const { id, bid, own } = await offered();
  const fileID = own[0]?.fileID ?? '';
  const { path } = await api.db
    .selectFrom('quotation_file')
    .select('path')
    .where('id', '=', fileID)
    .executeTakeFirstOrThrow();
  const block = {
    blocker_id: bea.userID,
    blocked_id: bid,
    blocker_type: 'user',
    blocked_type: 'business',
  } as const;
  await api.db.insertInto('block').values(block).execute();
  expect((await addressOf(id, fileID, bea)).status).toBe(404);
  await api.db.deleteFrom('block').where('blocker_id', '=', bea.userID).execute();
  const { body } = await addressOf(id, fileID, bea);
  expect((await calls.withdraw(id, bid, supplier.member)).status).toBe(200);
  expect((await fetch(api.url + body.data.url)).status).toBe(404);
  expect((await addressOf(id, fileID, bea)).status).toBe(404);
  const unused = await api.db
    .selectFrom('picture')
    .select('unused_since')
    .where('url', '=', path)
    .executeTakeFirstOrThrow();
  expect(unused.unused_since).not.toBeNull();
  await calls.close(id, bea);
});
