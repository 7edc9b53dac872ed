import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edition } from '@wbn/edition/edition.ts';
import { network } from '@wbn/edition/network.ts';
import { runBuild, workspaceFolder } from '@wbn/site/commands/shared-build.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { canonicalPath, findBusinessId } from './testing/find-address.ts';
import { type RunningEdition, startEdition } from './testing/start-edition.ts';

const editionsFolder = join(workspaceFolder, 'editions');
let company = '';
let elsewhere = '';

// Long enough to build the site when this file runs alone.
beforeAll(async () => {
  [company, elsewhere] = await Promise.all([
    findBusinessId('Norrviken Automation').then((id) => canonicalPath(`/business/${id}`)),
    mkdtemp(join(tmpdir(), 'wbn-editions-')),
    runBuild('@wbn/editions'),
  ]);
});

afterAll(() => rm(elsewhere, { recursive: true, force: true }));

// One build makes all editions and the crawls check their facts, so a few suffice.
const started = network.filter((_, index) => process.env.EVERY_EDITION || index % 5 === 0);

describe('editions, each started from its dist folder alone', () => {
  it.concurrent.each(started.map(({ id }) => id))('EDN-01, EDN-03, EDN-04: %s', async (id) => {
    const { default: edition } = (await import(`${editionsFolder}/${id}/edition.ts`)) as { default: Edition };
    const running = await startEdition(await distOf(id), {
      API_URL: inject('apiUrl'),
      PUBLIC_API_URL: inject('apiUrl'),
      PUBLIC_ACCOUNTS_URL: inject('accountsUrl'),
    });
    try {
      await checkHome(running, edition);
      await checkCompany(running, edition);
    } finally {
      await running.stop();
    }
  });
});

/** Returns the dist folder of an edition; one is copied outside the checkout, where no node_modules can be found. */
async function distOf(id: string): Promise<string> {
  const dist = join(editionsFolder, id, 'dist');
  if (id !== network[0].id) return dist;
  await cp(dist, join(elsewhere, id), { recursive: true });
  return join(elsewhere, id);
}

async function checkHome({ url }: RunningEdition, edition: Edition): Promise<void> {
  const page = await read(url);
  const label = edition.label[edition.language];
  expectEdition(page, edition);
  expect(page.altOf(edition.heroPicture)).toContain(label);
  const videos = [...page.html.matchAll(/<(?:source|video|track)\b[^>]*\bsrc="[^"]*\bintro\.(en|es)\b/g)];
  expect(videos.length).toBeGreaterThan(0);
  expect(new Set(videos.map((video) => video[1]))).toEqual(new Set([edition.video.language]));
  for (const file of [edition.logo, edition.heroPicture, '/favicon.svg', '/og.png']) {
    const response = await fetch(new URL(file, url));
    expect(`${file} ${response.status}`).toBe(`${file} 200`);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200);
  }
}

async function checkCompany({ url }: RunningEdition, edition: Edition): Promise<void> {
  const page = await read(new URL(company, url).href);
  expectEdition(page, edition);
  expect(page.html).toContain('Norrviken Automation AB');
}

/** Checks what every page of an edition contains: its name in title, text and picture text, its locale and theme. */
function expectEdition(page: ReadPage, edition: Edition): void {
  const label = edition.label[edition.language];
  expect(page.status).toBe(200);
  expect(page.title).toContain(label);
  expect(page.text).toContain(label);
  expect(page.altOf(edition.logo)).toContain(label);
  expect(page.html).toMatch(new RegExp(`<html[^>]* lang="${edition.locale}"`));
  const { primary, primaryDark, accent } = edition.brand;
  expect(page.html).toContain(
    `:root{--wbn-brand-primary:${primary};--wbn-brand-primary-dark:${primaryDark};--wbn-brand-accent:${accent}}`,
  );
}

interface ReadPage {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  /** Text of the body without tags, scripts and attributes. */
  readonly text: string;
  altOf(source: string): string | undefined;
}

async function read(address: string): Promise<ReadPage> {
  const response = await fetch(address, { redirect: 'manual' });
  const html = await response.text();
  const body = html.slice(html.indexOf('<body'));
  return {
    status: response.status,
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    text: body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '),
    altOf: (source) =>
      html
        .match(/<img\b[^>]*>/g)
        ?.find((tag) => tag.includes(`src="${source}"`))
        ?.match(/\balt="([^"]*)"/)?.[1],
  };
}
