import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from '@wbn/api/catalog/catalog.ts';
import { businessTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { membershipLevels } from '@wbn/contract/shared/values.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDemoWorld } from './read-demo-world.ts';

const world = readDemoWorld();
const products = world.companies.flatMap((company) => company.products);

describe('the demo world', () => {
  it('has companies of all nine types, of 20 countries, of every level, with some 200 products and 40 people', () => {
    expect(world.companies.length).toBeGreaterThanOrEqual(60);
    expect(new Set(world.companies.map((company) => company.businessType))).toEqual(
      new Set(businessTypeCodes),
    );
    expect(new Set(world.companies.map((company) => company.country)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(world.companies.map((company) => company.subscription))).toEqual(
      new Set(membershipLevels),
    );
    expect(products.length).toBeGreaterThanOrEqual(200);
    expect(world.people.length).toBeGreaterThanOrEqual(40);
    expect(world.posts.length).toBeGreaterThanOrEqual(60);
    expect(world.posts.flatMap(({ comments }) => comments).length).toBeGreaterThanOrEqual(120);
  });

  it('names only industries and categories of the tree', () => {
    const { industries } = readCatalog();
    const ids = world.companies.flatMap((company) => [
      company.industry,
      ...company.categories,
      ...company.products.flatMap((product) => [product.category, product.subCategory ?? product.category]),
    ]);
    expect(ids.filter((id) => industries.find(id, 'en') === undefined)).toEqual([]);
  });

  it('has a group of three for each type of the home page (HOME-07)', () => {
    for (const type of ['MA', 'DI', 'EX', 'CO']) {
      expect(
        world.companies.filter((company) => company.businessType === type).length,
        type,
      ).toBeGreaterThanOrEqual(3);
    }
  });

  it('uses addresses that belong to nobody', () => {
    for (const { contact, key } of world.companies) {
      expect(contact.email ?? 'a@b.example', key).toMatch(/\.example$/);
      expect(new URL(contact.website ?? 'https://b.example').hostname, key).toMatch(/\.example$/);
    }
  });
});

describe('a demo world with faults', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'api-demo-'));
    for (const room of ['businesses', 'talk', 'connections', 'inquiries']) mkdirSync(join(folder, room));
    writeFileSync(join(folder, 'people-a.json'), '[]');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is refused with the file, the field and the reason', () => {
    const source = new URL('../../data/businesses/yarrawin-pump-slurry.json', import.meta.url);
    const company = JSON.parse(readFileSync(source, 'utf8'));
    const file = join(folder, 'businesses', 'one.json');
    cpSync(source, file);
    expect(() => readDemoWorld(folder)).toThrow(/there is no person 'gwenda-marchbank'/);
    const said = { by: 'nobody', after: 1, text: 'Hello @[nobody]' };
    const post = {
      key: 'one',
      as: 'yarrawin-pump-slurry',
      daysAgo: 1,
      text: 'x',
      likes: 0,
      comments: [said],
    };
    writeFileSync(join(folder, 'talk', 'one.json'), JSON.stringify([post]));
    expect(() => readDemoWorld(folder)).toThrow(/one, comment 0: names 'nobody', who is not there/);
    writeFileSync(file, JSON.stringify({ ...company, businessType: 'XX', country: 'ZZ', extra: 1 }));
    expect(() => readDemoWorld(folder)).toThrow(/one\.json:[\s\S]*'XX' is no business type/);
    expect(() => readDemoWorld(folder)).toThrow(/is no country of ISO 3166-1/);
    expect(() => readDemoWorld(folder)).toThrow(/"extra"/);
  });
});
