import type { Page } from 'playwright-core';
import { inject } from 'vitest';

type Body = Readonly<Record<string, unknown>>;

/** Calls the API as the person who is signed in in this tab. */
export async function callAsMember<Data>(
  page: Page,
  method: string,
  path: string,
  body?: Body,
): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(new URL(path, inject('apiUrl')), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: Data; message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
  return answer.data;
}

/** Creates a draft company by the API; returns its id. */
export async function createDraftCompany(page: Page, companyName: string): Promise<string> {
  const { businessID } = await callAsMember<{ businessID: string }>(page, 'POST', 'business/profile/create', {
    companyName,
    industry: '0006',
    categories: ['0006.01'],
    businessType: 'MA',
    country: 'PT',
    state: 'PT-01',
    shortDescription: `${companyName} cuts gears for conveyors.`,
  });
  return businessID;
}

/** Creates and publishes a company by the API; returns its id. */
export async function createCompany(page: Page, companyName: string): Promise<string> {
  const businessID = await createDraftCompany(page, companyName);
  const contactInfo = { country: 'PT', state: 'PT-01', email: 'sales@journey.example' };
  await callAsMember(page, 'PUT', `business/profile/${businessID}`, { contactInfo });
  await callAsMember(page, 'PUT', `business/${businessID}/status`, { status: 'published' });
  return businessID;
}

/** Creates a product by the API. */
export async function createProduct(page: Page, businessID: string, product: Body): Promise<void> {
  await callAsMember(page, 'POST', 'product/create', { businessID, ...product });
}

/** Makes a person an admin of a company by the API. */
export async function addAdmin(owner: Page, admin: Page, businessID: string, email: string): Promise<void> {
  await callAsMember(owner, 'POST', `business/${businessID}/member/invite`, { email, access: 'admin' });
  const invitations = await callAsMember<{ invitationID: string }[]>(admin, 'GET', 'business/invitation');
  for (const { invitationID } of invitations)
    await callAsMember(admin, 'POST', `business/invitation/${invitationID}/accept`);
}
