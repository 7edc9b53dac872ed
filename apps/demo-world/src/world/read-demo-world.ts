import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { demoInquirySchema } from './demo-inquiry.ts';
import { demoPostSchema, demoRequestSchema } from './demo-talk.ts';
import { type DemoWorld, demoBusinessSchema, demoPersonSchema } from './demo-world.ts';
import { findInquiryFaults } from './find-inquiry-faults.ts';
import { findTalkFaults } from './find-talk-faults.ts';

const demoFolder = fileURLToPath(new URL('../../data', import.meta.url));

/** Reads and checks the demo world: a file for each company, lists of people, of what they say and who asks to be connected. Throws with every fault found. */
export function readDemoWorld(folder: string = demoFolder): DemoWorld {
  const faults: string[] = [];
  const read = <T>(path: string, schema: z.ZodType<T>): T | undefined => {
    const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!result.success) faults.push(`${path}:\n${z.prettifyError(result.error)}`);
    return result.data;
  };
  const companies = listJson(join(folder, 'businesses')).flatMap(
    (path) => read(path, demoBusinessSchema) ?? [],
  );
  const people = listJson(folder).flatMap((path) => read(path, z.array(demoPersonSchema)) ?? []);
  const posts = listJson(join(folder, 'talk')).flatMap((path) => read(path, z.array(demoPostSchema)) ?? []);
  const requests = listJson(join(folder, 'connections')).flatMap(
    (path) => read(path, z.array(demoRequestSchema)) ?? [],
  );
  const inquiries = listJson(join(folder, 'inquiries')).flatMap(
    (path) => read(path, z.array(demoInquirySchema)) ?? [],
  );
  const world = { companies, people, posts, requests, inquiries };
  faults.push(...findBrokenReferences(world), ...findTalkFaults(world), ...findInquiryFaults(world));
  if (faults.length > 0) throw new Error(`The demo world is not right.\n${faults.join('\n')}`);
  return world;
}

function listJson(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

function findBrokenReferences({ companies, people, posts }: DemoWorld): string[] {
  const known = new Set(people.map((person) => person.key));
  const strangers = companies.flatMap((company) =>
    company.members
      .filter((member) => !known.has(member.person))
      .map((member) => `${company.key}: there is no person '${member.person}'`),
  );
  return [
    ...strangers,
    ...findDoubles('company', companies),
    ...findDoubles('person', people),
    ...findDoubles('post', posts),
    ...findDoubles(
      'product',
      companies.flatMap((company) => company.products),
    ),
  ];
}

function findDoubles(what: string, entries: { key: string }[]): string[] {
  const groups = Map.groupBy(entries, (entry) => entry.key);
  return [...groups]
    .filter(([, same]) => same.length > 1)
    .map(([key]) => `There are two of the ${what} '${key}'`);
}
