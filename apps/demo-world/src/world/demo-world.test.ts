import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalog } from '@wbn/api/catalog/catalog.ts';
import { findCountry } from '@wbn/api/catalog/reference/countries.ts';
import { businessTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { membershipLevels } from '@wbn/contract/shared/values.ts';
import { describe, expect, it } from 'vitest';
import { picturesFolder, readDemoWorld } from './demo-world.ts';

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

  it('uses only industries and categories of the tree', () => {
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

  it('is consistent: countries exist, keys are unique, and authors for a company work there', () => {
    const members = new Map(
      world.companies.map(({ key, members }) => [key, members.map(({ person }) => person)]),
    );
    const authors = world.posts.flatMap((post) => [post, ...post.comments]);
    for (const { by, as } of [...authors, ...world.inquiries.map(({ from }) => from)]) {
      if (as !== undefined && by !== undefined) expect(members.get(as), `${by} as ${as}`).toContain(by);
    }
    for (const { key, country } of [...world.companies, ...world.people])
      expect(findCountry(country, 'en'), key).toBeDefined();
    const keys = [...world.companies, ...world.people, ...products].map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('has a logo, a cover and product pictures for all companies, without scripts and unused files', () => {
    const filesOf = (kind: string) =>
      readdirSync(join(picturesFolder, kind)).map((name) => name.replace(/(--\d)?\.svg$/, ''));
    const companies = world.companies.map(({ key }) => key).sort();
    expect(filesOf('logos').sort()).toEqual(companies);
    expect(filesOf('covers').sort()).toEqual(companies);
    expect([...new Set(filesOf('products'))].sort()).toEqual(products.map(({ key }) => key).sort());
    const posts = world.posts.map(({ key }) => key);
    expect(filesOf('posts').filter((key) => !posts.includes(key))).toEqual([]);
    for (const kind of ['logos', 'covers', 'products', 'posts'])
      for (const name of readdirSync(join(picturesFolder, kind))) {
        const svg = readFileSync(join(picturesFolder, kind, name), 'utf8');
        expect(svg, name).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+"/);
        expect(svg, name).not.toMatch(/<script|href=|<text/);
      }
  });
});
