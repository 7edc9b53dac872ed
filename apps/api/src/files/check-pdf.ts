import { CallError, validationError } from '@wbn/host/errors/call-error.ts';

/** Bytes at the end in which its last line stands: readers look no further either. */
const endLength = 1024;

/**
 * Refuses what is no PDF by its bytes, is cut off, or is locked by a password: the receiver could not open it, and nothing on its way can look
 * into it. What is inside is not judged: it is saved as a file, never shown as a page.
 */
export function checkPdf(bytes: Buffer): void {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)))
    throw new CallError(
      'UnsupportedMediaType',
      'The file is not a PDF by its content. Send a PDF or a picture.',
    );
  if (!bytes.subarray(-endLength).includes('%%EOF')) throw brokenPdf('The PDF is cut off; send it again.');
  if (/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(bytes.toString('latin1')))
    throw brokenPdf('The PDF is protected by a password; send it without one.');
}

function brokenPdf(problem: string): CallError {
  return validationError({ file: problem }, problem);
}
