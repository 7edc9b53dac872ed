import { loadReactionSummary } from '@wbn/contract/social/reactions.ts';
import { loadPublicProfile } from '@wbn/contract/social/user-profile.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, callServer } from '../testing/call-server.ts';
import { addBusiness, addLikes, addPerson } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

describe('user/public-profile/{id}', () => {
  const person = {
    first_name: 'Ana',
    last_name: 'Rossi',
    profession: 'Engineer',
    birth_date: '1980-12-31',
    gender: 'female',
    country: 'CL',
    state_id: 'CL-VS',
    city: 'Casablanca',
    preferred_language: 'es',
    brief_presentation: 'Hello.',
    company_name: 'Viña',
    industry_id: '0011',
    job_position: 'owner',
    business_type: 'MA',
    profile_photo: JSON.stringify({ url: '/files/a.svg' }),
  };

  it('CALL-03 PRF-15: gives the public profile in the language of the reply', async () => {
    const id = await addPerson(api.db, { ...person, username: 'ana.rossi', show_birth_date: true });
    const businessID = await addBusiness(api.db);
    await api.db
      .insertInto('business_member')
      .values({ business_id: businessID, user_id: id, role: 'owner' })
      .execute();
    await addLikes(api.db, id, 3);
    const { body } = await callServer(
      api.url,
      loadPublicProfile,
      { params: { id } },
      { 'accept-language': 'it' },
    );
    expect(body.data).toEqual({
      userID: id,
      firstName: 'Ana',
      lastName: 'Rossi',
      username: 'ana.rossi',
      profession: 'Engineer',
      birthDate: '1980-12-31',
      country: { code: 'CL', countryName: 'Cile', emoji: '🇨🇱' },
      state: { stateID: 'CL-VS', stateName: 'Valparaíso' },
      city: 'Casablanca',
      briefPresentation: 'Hello.',
      companyName: 'Viña',
      industry: { id: '0011', name: expect.any(String) },
      jobPosition: { jobPositionID: 'owner', name: 'Titolare' },
      businessType: { code: 'MA', name: 'Produttori' },
      preferredLanguage: { code: 'es', languageName: 'Spagnolo' },
      profilePhoto: { url: '/files/a.svg' },
      businessID,
      reactions: { reactionCount: { like: 3 } },
    });
  });

  it('PRF-06: leaves out birth date and profession when they are not shown', async () => {
    const id = await addPerson(api.db, { ...person, username: 'hidden', show_profession: false });
    const { body } = await callServer(api.url, loadPublicProfile, { params: { id } });
    expect(body.data).not.toHaveProperty('birthDate');
    expect(body.data).not.toHaveProperty('profession');
    expect(body.data).not.toHaveProperty('gender');
    expect(body.data).not.toHaveProperty('businessID');
  });

  it('answers NotFound for an unknown id and ValidationError for a malformed one', async () => {
    expect((await ask(`${api.url}/user/public-profile/${newId()}`)).status).toBe(404);
    expect((await ask(`${api.url}/user/public-profile/me`)).body.name).toBe('ValidationError');
  });
});

describe('social/reaction/summary/{id}', () => {
  it('CALL-20: gives the number of likes, zero when there are none', async () => {
    const id = newId();
    expect((await callServer(api.url, loadReactionSummary, { params: { id } })).body.data).toEqual({
      reactionCount: { like: 0 },
    });
    await addLikes(api.db, id, 12);
    expect((await callServer(api.url, loadReactionSummary, { params: { id } })).body.data).toEqual({
      reactionCount: { like: 12 },
    });
    expect((await ask(`${api.url}/social/reaction/summary/x`)).body.name).toBe('ValidationError');
  });
});
