import { businessPath } from '@wbn/cards/business/business-path.ts';
import { emptyBusiness, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { bareProduct, planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import { breadcrumbJsonLd } from '@wbn/cards/json-ld/json-ld.ts';
import { describe, expect, it } from 'vitest';
import { businessJsonLd, businessTitle } from './business-metadata.ts';
import { productTrail } from './parts/trails.tsx';
import { productJsonLd, productTitle } from './product-metadata.ts';

const url = 'https://www.wbnaustralia.example/page';

describe('titles', () => {
  it('BIZ-18, CON-08: uses the short description cut to 64 characters, otherwise the name', () => {
    expect(businessTitle(harbourGear)).toBe(
      'Helical and planetary gearboxes for conveyors, cranes and winche',
    );
    expect(businessTitle(harbourGear)).toHaveLength(64);
    expect(businessTitle(emptyBusiness)).toBe('Nil Trading');
  });

  it('PRD-10, CON-08: uses the first 64 characters of the description, otherwise the name', () => {
    expect(productTitle(planetaryGearbox)).toBe(
      'Two-stage planetary gearbox for winches and slew drives. Case-ha',
    );
    expect(productTitle(bareProduct)).toBe('Coupling guard');
  });
});

describe('businessJsonLd', () => {
  it('describes an Organization with all known data', () => {
    expect(businessJsonLd(harbourGear, url)).toMatchObject({
      '@type': 'Organization',
      name: 'Harbour Gear & Drive Pty Ltd',
      url,
      foundingDate: '1987',
      address: { '@type': 'PostalAddress', addressLocality: 'Newcastle', addressCountry: 'AU' },
      numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 51, maxValue: 100 },
      sameAs: ['https://www.harbourgear.example/'],
      contactPoint: { email: 'sales@harbourgear.example', telephone: '+61255500142' },
    });
  });

  it('omits unknown data', () => {
    expect(businessJsonLd(emptyBusiness, url)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': url,
      name: 'Nil Trading',
      url,
    });
  });
});

describe('productJsonLd', () => {
  it('describes a Product with its offer', () => {
    expect(productJsonLd(planetaryGearbox, url)).toMatchObject({
      '@type': 'Product',
      sku: planetaryGearbox.productID,
      gtin13: '4006381333931',
      brand: { '@type': 'Brand', name: 'Harbour Drive' },
      offers: {
        '@type': 'Offer',
        price: '4895.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('lists prices by quantity and the minimum order as price specifications', () => {
    const price = { amount: 1900, currency: 'USD', unit: 'piece', tiers: [{ from: 100, amount: 1750 }] };
    const product = { ...planetaryGearbox, price, minimumOrder: { quantity: 10 } };
    const quantity = { '@type': 'QuantitativeValue', unitText: 'piece' };
    expect(productJsonLd(product, url)?.offers).toMatchObject({
      '@type': 'Offer',
      price: '19.00',
      priceCurrency: 'USD',
      eligibleQuantity: { ...quantity, minValue: 10 },
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price: '19.00',
          priceCurrency: 'USD',
          eligibleQuantity: { ...quantity, minValue: 10, maxValue: 99 },
        },
        { price: '17.50', eligibleQuantity: { ...quantity, minValue: 100 } },
      ],
    });
  });

  it('omits the offer without a price, and product codes that do not exist', () => {
    const data = productJsonLd({ ...bareProduct, ean: '12' }, url);
    expect(data).not.toHaveProperty('offers');
    expect(data).not.toHaveProperty('gtin13');
    expect(data).not.toHaveProperty('image');
  });
});

it('breadcrumbs are home, industry, categories by their ids, company and product', () => {
  const trail = productTrail(planetaryGearbox, 'Home');
  const list = breadcrumbJsonLd(trail, (path) => `https://site.example${path}`);
  expect(list.itemListElement.map(({ position, name }) => `${position} ${name}`)).toEqual([
    '1 Home',
    '2 Power Transmission',
    '3 Gearboxes',
    '4 Planetary gearboxes',
    '5 Harbour Gear & Drive Pty Ltd',
    '6 HP-220 planetary gearbox, 18 kNm',
  ]);
  expect(list.itemListElement[3]?.item).toBe(
    'https://site.example/search-result?business=PR&countries=global&search=&category=0006.01.02',
  );
  expect(list.itemListElement[4]?.item).toBe(`https://site.example${businessPath(harbourGear)}`);
});
