import type { Page } from 'playwright-core';
import { callAsMember } from './own-company.ts';

const papers = ['trade-register', 'tax-registration', 'proof-of-address', 'signatory-identity'] as const;

interface Ticket {
  readonly token: string;
  readonly signedPost: { readonly url: string; readonly fields: Readonly<Record<string, string>> };
}

/** Hands in a complete verification of a company by the API. */
export async function handInVerification(owner: Page, businessID: string, legalName: string): Promise<void> {
  const path = `business/${businessID}/verification`;
  await callAsMember(owner, 'POST', path);
  await callAsMember(owner, 'PUT', `${path}/claims`, {
    legalName,
    registrationNumber: 'MI-1234567',
    address: 'Rua das Flores 1, Porto',
    taxNumber: 'PT123456789',
    signatory: 'Olga Rossi, managing director',
  });
  for (const kind of papers) {
    const bytes = Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Title (${kind} ${businessID}) >>\nendobj\n%%EOF\n`,
    );
    const file = { contentType: 'application/pdf', fileSize: bytes.length, fileName: `${kind}.pdf` };
    const { token, signedPost } = await callAsMember<Ticket>(owner, 'POST', `${path}/upload`, file);
    const form = new FormData();
    for (const [name, value] of Object.entries(signedPost.fields)) form.append(name, value);
    form.append('file', new Blob([bytes]), `${kind}.pdf`);
    await fetch(signedPost.url, { method: 'POST', body: form });
    await callAsMember(owner, 'POST', `${path}/document`, { token, kind });
  }
  await callAsMember(owner, 'POST', `${path}/submit`);
}
