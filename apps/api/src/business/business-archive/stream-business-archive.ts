import { finished, PassThrough, Readable } from 'node:stream';
import { finished as ended } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { ZipFile } from 'yazl';
import type { Services } from '../../services.ts';
import { streamProductsCsv } from '../product-csv/stream-products-csv.ts';
import {
  type ArchiveFiles,
  createArchiveFiles,
  listBusinessAddresses,
  listProductAddresses,
} from './archive-files.ts';
import { openMessageFiles, writeQuotations, writeRequests, writeSavedReplies } from './archive-requests.ts';
import { readArchivedProducts, writeActivity, writeCertificates, writeMembers } from './archive-tables.ts';
import { selectArchivedBusiness, selectArchivedCertificates } from './business-archive.sql.ts';
import { context, writeBusiness } from './business-document.ts';
import { writeProduct } from './product-document.ts';

/** Explains the content of the archive to people who open it years later. */
const readmeFile = fileURLToPath(new URL('./archive-readme.txt', import.meta.url));

type ArchiveServices = Pick<Services, 'db' | 'catalog' | 'storedFiles' | 'fileStore'>;

interface ArchiveOptions {
  readonly businessID: string;
  /** TextLanguage of the names in `products.csv`. */
  readonly language: TextLanguage;
}

/**
 * Streams all data of a company as a zip: one file is open at a time, and none is in memory as a whole. Pictures and
 * message files come first, so that documents name only files that exist.
 */
export function streamBusinessArchive(services: ArchiveServices, options: ArchiveOptions): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  const stop = new AbortController();
  // Aborts reading when the client stops loading.
  finished(archive, () => stop.abort());
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.outputStream.pipe(archive);
  writeArchive(zip, services, options, stop.signal).catch((error: Error) => archive.destroy(error));
  return archive;
}

async function writeArchive(
  zip: ZipFile,
  services: ArchiveServices,
  options: ArchiveOptions,
  signal: AbortSignal,
) {
  const { db, storedFiles } = services;
  const { businessID } = options;
  const business = await selectArchivedBusiness.first(db, { businessID });
  if (!business) throw notFound(`There is no company with the id ${businessID}.`);
  const certificates = await selectArchivedCertificates.all(db, { businessID });

  const paths = new Set<string>();
  const files = createArchiveFiles(storedFiles, businessID, (path) => paths.has(path));
  const add = async (stream: Readable, path: string, compress: boolean) => {
    // Only one stream is open at a time; it is closed when the client stops reading.
    const close = () => stream.destroy();
    signal.addEventListener('abort', close);
    zip.addReadStream(stream, path, { compress });
    await ended(stream).finally(() => signal.removeEventListener('abort', close));
  };
  const addFile = async (path: string, open: () => Promise<Readable | undefined>) => {
    if (paths.has(path)) return;
    signal.throwIfAborted();
    const stream = await open();
    if (!stream) return;
    paths.add(path);
    // Pictures, videos and most of a PDF are compressed already.
    await add(stream, path, false);
  };
  const addFiles = async (addresses: readonly string[]) => {
    for (const url of addresses) {
      const path = files.pathOf(url);
      if (path !== undefined) await addFile(path, () => storedFiles.open(url));
    }
  };

  await addFiles(listBusinessAddresses(business, certificates));
  for await (const product of readArchivedProducts(db, businessID)) {
    await addFiles(listProductAddresses(product));
  }
  for await (const { place, open } of openMessageFiles(services, businessID)) await addFile(place, open);
  const text = (content: string, path: string) => zip.addBuffer(Buffer.from(content), path);
  text(`${JSON.stringify(writeBusiness(business, certificates, files), null, 2)}\n`, 'business.jsonld');
  await add(Readable.from(writeProducts(services, businessID, files)), 'products.jsonld', true);
  await add(streamProductsCsv(services, options), 'products.csv', true);
  text(writeCertificates(certificates, files), 'certificates.csv');
  text(await writeMembers(db, businessID), 'members.csv');
  await add(Readable.from(writeActivity(db, businessID)), 'activity.csv', true);
  await add(
    Readable.from(writeRequests(db, businessID, (place) => paths.has(place))),
    'requests.jsonld',
    true,
  );
  text(await writeSavedReplies(db, businessID), 'saved-replies.json');
  text(await writeQuotations(db, businessID, (place) => paths.has(place)), 'quotations.json');
  zip.addFile(readmeFile, 'README.txt');
  zip.end();
}

/** Writes one JSON document product by product. */
async function* writeProducts(
  { db }: ArchiveServices,
  businessID: string,
  files: ArchiveFiles,
): AsyncGenerator<string> {
  yield `{\n"@context": ${JSON.stringify(context)},\n"@graph": [`;
  let separator = '\n';
  for await (const product of readArchivedProducts(db, businessID)) {
    yield separator + JSON.stringify(writeProduct(product, files));
    separator = ',\n';
  }
  yield '\n]\n}\n';
}
