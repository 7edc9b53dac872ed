import { calls } from '@wbn/contract/calls.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeOpenApi } from './openapi.ts';

type Json = { readonly [name: string]: Json | undefined } & {
  readonly uniqueItems?: boolean;
  readonly type?: string;
};

interface List {
  readonly path: string;
  readonly schema: z.core.$ZodType;
  readonly described: Json | undefined;
}

/** Every list in a body, with its part of the document. */
function listsIn(schema: z.core.$ZodType, described: Json | undefined, path: string): List[] {
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    readonly innerType?: z.core.$ZodType;
    readonly in?: z.core.$ZodType;
    readonly element?: z.core.$ZodType;
    readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  };
  const inner = def.innerType ?? def.in;
  if (inner) return listsIn(inner, described, path);
  if (def.type === 'array' && def.element)
    return [{ path, schema, described }, ...listsIn(def.element, described?.items, `${path}[]`)];
  return Object.entries(def.shape ?? {}).flatMap(([name, part]) =>
    listsIn(part, described?.properties?.[name], `${path}.${name}`),
  );
}

const id = newId();
const samples: readonly unknown[] = [id, 'IT', 'a', 'MA', '0006', 'iso-9001', 'x'.repeat(43), `${id}.png`];

/** A value of which the list takes one; undefined where no sample fits. */
function findItem({ schema, described }: List): unknown {
  const known = described?.items?.enum as readonly unknown[] | undefined;
  return [...(known ?? []), ...samples].find((item) => z.safeParse(schema, [item]).success);
}

const document = makeOpenApi(calls, 'https://accounts.wbn.example') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};

const lists = calls.flatMap(({ name, method, path, body }) => {
  const operation = document.paths[`/${path}`]?.[method.toLowerCase()];
  const described = operation?.requestBody?.content?.['application/json']?.schema;
  return body && operation ? listsIn(body, described, name) : [];
});

it('says uniqueItems of the lists that refuse a thing named twice, and of no other', () => {
  const tried = lists.flatMap((list) => {
    const item = findItem(list);
    if (item === undefined) return [];
    const isUnique =
      !z.safeParse(list.schema, [item, item]).success && z.safeParse(list.schema, [item]).success;
    return [{ path: list.path, isUnique, described: list.described?.uniqueItems ?? false }];
  });
  expect(tried.filter(({ isUnique }) => isUnique).length).toBeGreaterThan(3);
  expect(tried.filter(({ isUnique, described }) => isUnique !== described)).toEqual([]);
});

it('cannot say that each kind is named once in the notification settings: uniqueItems compares whole objects', () => {
  const kinds = lists.find(({ path }) => path === 'save-notification-settings.kinds');
  if (!kinds) throw new Error('the settings have no list of kinds');
  const like = { kind: 'like', inApp: true, byMail: false };
  expect(z.safeParse(kinds.schema, [like]).success).toBe(true);
  // Two different objects, so a document with uniqueItems would still allow them.
  expect(z.safeParse(kinds.schema, [like, { ...like, byMail: true }]).success).toBe(false);
  expect(kinds.described?.uniqueItems).toBeUndefined();
});

it('has one entry for each path, whose parameters are named as in the path', () => {
  const patterns = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const [path, operations] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const operation of Object.values(operations)) {
      const given = operation.parameters as unknown as readonly {
        readonly name: string;
        readonly in: string;
      }[];
      expect(
        given
          .filter((one) => one.in === 'path')
          .map(({ name }) => name)
          .sort(),
        path,
      ).toEqual(names);
    }
  }
  expect(Object.keys(document.paths['/social/block/{resourceType}'] ?? {}).sort()).toEqual([
    'delete',
    'post',
  ]);
});
