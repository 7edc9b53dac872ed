import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { canonicalPath, findProductId } from './testing/find-address.ts';
import { findGpsPhoto, holdsPlace } from './testing/gps-photo.ts';
import { accountMenu } from './testing/log-in.ts';
import { newEmail, register } from './testing/register.ts';
import { useVisitor } from './testing/visit.ts';

const visitor = useVisitor();
const wide = { viewport: { width: 1280, height: 900 } };
/** Widths of a profile photo, each as AVIF and WebP. */
const photoWidths = [64, 128, 256, 512];

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

interface StoredVersion {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

/** Returns the stored sizes of the signed-in person's photo from the API. */
async function listStoredSizes(page: Page): Promise<StoredVersion[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(new URL('/user/profile', inject('apiUrl')), { headers });
  const { data } = (await response.json()) as { data: { profilePhoto?: { versions: StoredVersion[] } } };
  return data.profilePhoto?.versions ?? [];
}

async function likeAsVisitor(page: Page): Promise<void> {
  const from = page.url();
  await page.getByRole('link', { name: 'Like', exact: true }).click();
  await page.waitForURL(`${inject('accountsUrl')}/login**`);
  expect(new URL(page.url()).searchParams.get('continue')).toBe(from);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL(`${inject('accountsUrl')}/register**`);
  await register(page, newEmail('ana.member'));
  await page.waitForURL(from);
  await accountMenu(page).waitFor();
}

async function changePhoto(page: Page): Promise<void> {
  const photo = await findGpsPhoto();
  const { exif } = await sharp(photo.buffer).metadata();
  expect(exif && holdsPlace(exif), photo.name).toBe(true);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change photo' }).click();
  await (await chooser).setFiles(photo);
  const cropper = page.getByRole('dialog', { name: 'Crop your profile picture' });
  // Moves and zooms by keyboard.
  await cropper.getByRole('button', { name: 'Use this picture', disabled: false }).waitFor();
  const frame = cropper.getByRole('application');
  await frame.press('+');
  await frame.press('ArrowRight');
  await cropper.getByRole('button', { name: 'Use this picture' }).click();
  const note = toast(page, 'Profile picture successfully uploaded');
  await note.waitFor();
  // On a phone the toast must be above the button and not cover it.
  const [noteBox, buttonBox] = await Promise.all([
    note.boundingBox(),
    page.getByRole('button', { name: 'Save Changes' }).boundingBox(),
  ]);
  expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThan(buttonBox?.y ?? 0);
  await cropper.waitFor({ state: 'hidden' });
}

it('decisions 8 and 19, UPL-05, PRF-05, SES-12: registers by a Like and returns, uploads a photo without its GPS data, logs out', async () => {
  const path = await canonicalPath(`/business-product/${await findProductId('bevel-helical gearbox')}`);
  const page = await visitor.open(path, wide);
  await likeAsVisitor(page);

  await accountMenu(page).click();
  await page.getByRole('link', { name: 'My profile' }).click();
  await page.getByRole('link', { name: 'Edit profile' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Edit profile' }).waitFor();
  await changePhoto(page);
  await page.getByLabel('Profession').first().fill('Mechanical engineer');
  await page.getByLabel('Brief description').fill('I build gearboxes that run quietly.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Profile data updated successfully.').waitFor();
  await page.waitForURL('**/profile');
  await page.getByText('I build gearboxes that run quietly.').waitFor();

  const sizes = await listStoredSizes(page);
  expect(sizes.map(({ width, type }) => `${width} ${type}`).toSorted()).toEqual(
    photoWidths.flatMap((width) => [`${width} image/avif`, `${width} image/webp`]).toSorted(),
  );
  for (const { url, width } of sizes) {
    const response = await fetch(new URL(url, inject('apiUrl')));
    expect([response.status, response.headers.get('set-cookie')], url).toEqual([200, null]);
    const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(stored.width, url).toBe(width);
    expect([stored.exif, stored.xmp, stored.iptc, stored.orientation], url).toEqual(Array(4).fill(undefined));
  }
  // The page shows one of the stored sizes, and it loads.
  const shown = page.getByRole('main').locator('picture img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(sizes.map(({ url }) => new URL(url, inject('siteUrl')).href)).toContain(
    await shown.evaluate((image: HTMLImageElement) => image.currentSrc),
  );

  await accountMenu(page).click();
  visitor.expectLogOut();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${inject('siteUrl')}/`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
});
