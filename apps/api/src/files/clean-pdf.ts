import type { PDFDict as Dictionary } from '@cantoo/pdf-lib';
import { validationError } from '@wbn/host/errors/call-error.ts';

/** Entries that say who made a file, with which program, or that hold other files. */
const tellingKeys = ['Metadata', 'PieceInfo', 'LastModified', 'AF', 'EmbeddedFiles', 'Collection'] as const;
/** Types of objects that are nothing else. */
const tellingTypes = ['Metadata', 'EmbeddedFile', 'Filespec'] as const;

/**
 * Returns a PDF without what says who made it: document information, XMP metadata, data of programs, attached files, and the authors of
 * notes. What its pages show stays. Throws ValidationError for a PDF that cannot be read.
 */
export async function cleanPdf(bytes: Buffer): Promise<Buffer> {
  // Loaded with the first PDF, because the library takes some megabytes.
  const { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } = await import('@cantoo/pdf-lib');
  const isTyped = (dict: Dictionary, key: string, name: string) =>
    dict.get(PDFName.of(key)) === PDFName.of(name);

  /** Removes telling entries from an object and from those inside it. */
  const clean = (object: unknown): void => {
    if (object instanceof PDFStream) clean(object.dict);
    if (object instanceof PDFArray) for (const entry of object.asArray()) clean(entry);
    if (!(object instanceof PDFDict)) return;
    for (const key of tellingKeys) object.delete(PDFName.of(key));
    // The title of a note is its author; that of a form's field is its name.
    if (object.has(PDFName.of('Rect')) && !isTyped(object, 'Subtype', 'Widget'))
      object.delete(PDFName.of('T'));
    for (const entry of object.values()) clean(entry);
  };

  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const { context } = document;
    for (const [reference, object] of context.enumerateIndirectObjects()) {
      const dict = object instanceof PDFStream ? object.dict : object;
      const isTelling =
        reference === context.trailerInfo.Info ||
        (dict instanceof PDFDict && tellingTypes.some((type) => isTyped(dict, 'Type', type)));
      if (isTelling) context.delete(reference);
      else clean(object);
    }
    delete context.trailerInfo.Info;
    delete context.trailerInfo.ID;
    return Buffer.from(await document.save());
  } catch {
    const problem = 'The PDF cannot be read. Save it again and send it once more.';
    throw validationError({ files: problem }, problem);
  }
}
