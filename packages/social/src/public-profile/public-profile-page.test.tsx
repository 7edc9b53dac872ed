import { asCard, harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import { nadiaOkafor, quietPerson } from '@wbn/cards/fixtures/profiles.ts';
import { renderPage, wordsOf } from '@wbn/cards/fixtures/render-page.tsx';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import { UserResultCard } from '@wbn/cards/person/user-result-card.tsx';
import { describe, expect, it } from 'vitest';
import socialTexts from '../locales/en.json' with { type: 'json' };
import { profileJsonLd } from './profile-json-ld.ts';
import { PublicProfilePage } from './public-profile-page.tsx';

const texts = { social: socialTexts };

describe('PublicProfilePage', () => {
  it('PRF-15: shows the facts of the person', () => {
    const page = (
      <PublicProfilePage profile={nadiaOkafor} businesses={[]} counts={<LikeCount likes={42} />} />
    );
    const words = wordsOf(renderPage(page, { texts }));
    for (const fact of [
      'Nadia Okafor',
      '@nadia.okafor',
      'Sales Manager at Harbour Gear & Drive Pty Ltd',
      'Newcastle, New South Wales, Australia',
      'Mechanical engineer',
      '19 July 1984',
      'Power Transmission',
      'Manufacturers',
      'English',
      'I have sold gearboxes',
      '42 likes',
      'Sample data',
    ]) {
      expect(words).toContain(fact);
    }
  });

  it('PRF-15: has no row for hidden or unknown facts', () => {
    const words = wordsOf(renderPage(<PublicProfilePage profile={quietPerson} businesses={[]} />, { texts }));
    expect(words).not.toContain('Date of birth');
    expect(words).not.toContain('Profession');
    expect(words).toContain('has not written anything here yet');
  });

  it("PRF-16: lists the person's businesses", () => {
    const businesses = [harbourGear, importedBusiness].map(asCard);
    const html = renderPage(<PublicProfilePage profile={nadiaOkafor} businesses={businesses} />, { texts });
    expect(html).toMatch(/<h2[^>]*>Businesses<\/h2>/);
    expect(html.match(/<article/g)).toHaveLength(2);
  });
});

it('SRCH-09: shows the facts of a person on a result card', () => {
  const html = renderPage(<UserResultCard profile={nadiaOkafor} />, { texts });
  const words = wordsOf(html);
  expect(html).toContain(`href="/profile/${nadiaOkafor.userID}"`);
  for (const fact of [
    'Nadia Okafor',
    '@nadia.okafor',
    'Newcastle, New South Wales, Australia',
    'Sales Manager at Harbour Gear & Drive Pty Ltd',
    'I have sold gearboxes',
    '42 likes',
  ]) {
    expect(words).toContain(fact);
  }
});

describe('profileJsonLd', () => {
  it('describes the person without hidden facts', () => {
    expect(profileJsonLd(nadiaOkafor, 'https://site.example/p')).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Nadia Okafor',
        jobTitle: 'Sales Manager',
        worksFor: { name: 'Harbour Gear & Drive Pty Ltd' },
        address: { addressLocality: 'Newcastle', addressCountry: 'AU' },
      },
    });
    expect(JSON.stringify(profileJsonLd(nadiaOkafor, 'https://site.example/p'))).not.toContain('1984');
    expect(profileJsonLd(quietPerson, 'https://site.example/p').mainEntity).not.toHaveProperty('address');
  });
});
