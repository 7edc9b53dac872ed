import { replySchema } from '@wbn/contract/reply-schema.ts';
import { dialCodes } from '@wbn/contract/social/dial-codes.ts';
import { loadOwnProfile } from '@wbn/contract/social/own-profile.ts';
import { savedMessage, saveOwnProfile } from '@wbn/contract/social/save-own-profile.ts';
import { loadPublicProfile } from '@wbn/contract/social/user-profile.ts';
import metadata from 'libphonenumber-js/min/metadata';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { addMember, wholeForm } from '../testing/add-member.ts';
import { ask, callServer, post } from '../testing/call-server.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

describe('GET user/profile', () => {
  it('CALL-01: replies without a profile to a visitor', async () => {
    const { status, body, headers } = await callServer(api.url, loadOwnProfile, {});
    expect([status, body]).toEqual([200, { success: true }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('CALL-01 PRF-14: gives the signed-in person their own profile with private data', async () => {
    const { userID, load } = await addMember(api, 'full@wbn.example', {
      birth_date: '1970-10-24',
      show_birth_date: false,
      show_profession: false,
      profession: 'Engineer',
      gender: 'female',
      mobile_phone: JSON.stringify({ countryCode: '+56', phoneNumber: '9 8765 4321' }),
    });
    expect(await load('es')).toMatchObject({
      userID,
      email: 'full@wbn.example',
      birthDate: '1970-10-24',
      showBirthDate: false,
      profession: 'Engineer',
      showProfession: false,
      gender: { code: 'female', name: 'Mujer' },
      mobilePhone: { countryCode: '+56', phoneNumber: '9 8765 4321' },
      version: 1,
    });
  });

  it('CALL-01 ERR-03: refuses an invalid token instead of treating it as a visitor', async () => {
    const { status, body } = await ask(`${api.url}/user/profile`, {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect([status, body.name]).toEqual([401, 'JsonWebTokenError']);
  });

  it('answers NotFound for a deleted person', async () => {
    const { headers } = await api.signIn();
    expect((await ask(`${api.url}/user/profile`, { headers })).body.name).toBe('NotFound');
  });
});

describe('PUT user/profile', () => {
  it('CALL-02 PRF-05 PRF-06: stores every field, normalised, and answers with the profile and a message', async () => {
    const { save, load, userID } = await addMember(api, 'every@wbn.example');
    const { status, body } = await save(wholeForm);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(z.parse(replySchema(saveOwnProfile), body)).toStrictEqual(body);
    expect(body.message).toBe(savedMessage);
    expect(body.data).toEqual({
      userID,
      firstName: 'Nadia',
      lastName: 'Okafor',
      username: userID,
      country: { code: 'AU', countryName: 'Australia', emoji: '🇦🇺' },
      state: { stateID: 'AU-NSW', stateName: 'New South Wales' },
      city: 'Newcastle',
      gender: { code: 'female', name: 'Female' },
      preferredLanguage: { code: 'en', languageName: 'English' },
      mobilePhone: { countryCode: '+61', phoneNumber: '2 5550 1234' },
      birthDate: '1984-07-19',
      showBirthDate: true,
      profession: 'Mechanical engineer',
      showProfession: false,
      briefPresentation: 'Gearboxes.\nFor conveyors.',
      businessType: { code: 'MA', name: 'Manufacturers' },
      industry: { id: '0006', name: expect.any(String) },
      companyName: 'Harbour Gear',
      jobPosition: { jobPositionID: 'owner', name: 'Owner' },
      email: 'every@wbn.example',
      version: 2,
      reactions: { reactionCount: { like: 0 } },
    });
    expect(await load()).toEqual(body.data);
    const account = await api.db
      .selectFrom('account.user')
      .select('name')
      .where('id', '=', userID)
      .executeTakeFirstOrThrow();
    expect(account.name).toBe('Nadia Okafor');
  });

  it('PRF-10: a whole form empties the fields it leaves out, except switches', async () => {
    const { save } = await addMember(api, 'empty@wbn.example');
    await save(wholeForm);
    const { body } = await save({ firstName: 'Nadia', lastName: 'Okafor', city: ' ' });
    for (const field of ['mobilePhone', 'birthDate', 'country', 'state', 'city', 'industry', 'gender'])
      expect(body.data).not.toHaveProperty(field);
    expect(body.data).toMatchObject({ showBirthDate: true, showProfession: false, version: 3 });
  });

  it('CALL-02: a partial form leaves other fields unchanged', async () => {
    const { save } = await addMember(api, 'part@wbn.example');
    await save(wholeForm);
    const { body } = await save({ city: 'Sydney', state: 'AU-VIC', birthDate: '' });
    expect(body.data).toMatchObject({ city: 'Sydney', state: { stateID: 'AU-VIC' }, firstName: 'Nadia' });
    expect(body.data).toMatchObject({
      mobilePhone: { countryCode: '+61' },
      profession: 'Mechanical engineer',
    });
    expect(body.data).not.toHaveProperty('birthDate');
    const moved = await save({ country: 'CL' });
    expect(moved.body.data.country.code).toBe('CL');
    expect(moved.body.data).not.toHaveProperty('state');
  });

  it('PRF-13: cannot set e-mail, id, username, likes or the source of the row', async () => {
    const { save, load, userID } = await addMember(api, 'mine@wbn.example');
    const before = await load();
    const forbidden = {
      email: 'theirs@wbn.example',
      userID: 'x',
      id: 'x',
      username: 'admin',
      reactions: { reactionCount: { like: 99 } },
      businessID: 'x',
      source: 'demo',
      sample: true,
      createdAt: '2000-01-01',
    };
    const { status } = await save({ ...wholeForm, ...forbidden });
    expect(status).toBe(200);
    const after = await load();
    for (const field of ['email', 'userID', 'username', 'reactions', 'businessID', 'sample'])
      expect(after[field], field).toEqual(before[field]);
    const row = await api.db
      .selectFrom('user_profile')
      .select(['source', 'source_id'])
      .where('id', '=', userID)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ source: 'test', source_id: userID });
  });

  it('changes nobody but the member', async () => {
    const other = await addMember(api, 'other@wbn.example');
    const { save } = await addMember(api, 'self@wbn.example');
    await save({ ...wholeForm, userID: other.userID, id: other.userID });
    expect(await other.load()).toMatchObject({ firstName: 'Ana', version: 1 });
  });

  it('CALL-02: refuses visitors', async () => {
    const { status, body } = await ask(`${api.url}/user/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wholeForm),
    });
    expect([status, body.name]).toEqual([401, 'TokenNotFound']);
  });

  it('PRF-09 PRF-11 PRF-12: reports the problem of each field, and stores nothing', async () => {
    const { save, load } = await addMember(api, 'wrong@wbn.example');
    const { status, body } = await save({
      ...wholeForm,
      firstName: '',
      mobilePhone: { countryCode: '+999', phoneNumber: '12345678' },
      birthDate: '1970-02-30',
      briefPresentation: 'x'.repeat(513),
    });
    expect([status, body.name]).toEqual([400, 'ValidationError']);
    expect(body.fields).toEqual({
      firstName: 'is required',
      mobilePhone: 'Invalid phone number, please check the format (e.g. + 1 12345678)',
      birthDate: 'Invalid date format, please check it (e.g. 1970-10-24)',
      briefPresentation: 'is too long',
    });
    expect(await load()).toMatchObject({ firstName: 'Ana', version: 1 });
  });

  it.each([
    ['country', 'XX'],
    ['gender', 'x'],
    ['preferredLanguage', 'xx'],
    ['businessType', 'PR'],
    ['industry', '0016'],
    ['jobPosition', 'king'],
    ['state', 'CL-VS'],
    ['state', 'constructor'],
  ])('CALL-02: %s %s is not known', async (field, code) => {
    const { save } = await addMember(api, `${field}-${code}@wbn.example`.toLowerCase());
    const { status, body } = await save({ ...wholeForm, [field]: code });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('answers Conflict to a save over a newer version, and loses nothing', async () => {
    const { save, load } = await addMember(api, 'twice@wbn.example');
    const { version } = await load();
    expect((await save({ ...wholeForm, city: 'First', version })).status).toBe(200);
    const late = await save({ ...wholeForm, city: 'Second', version });
    expect([late.status, late.body.name]).toEqual([409, 'Conflict']);
    expect(late.body.message).toMatch(/changed somewhere else/);
    expect((await load()).city).toBe('First');
    expect((await save({ ...wholeForm, city: 'Third', version: version + 1 })).status).toBe(200);
  });

  it('accepts one of twenty simultaneous saves from the same version', async () => {
    const { save, load } = await addMember(api, 'race@wbn.example');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => save({ ...wholeForm, city: `City ${number}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect((await load()).version).toBe(2);
  });

  it('SRCH: finds the person by the new name and no longer by the old one', async () => {
    const { save, userID } = await addMember(api, 'found@wbn.example', { first_name: 'Oldivia' });
    await api.search.index('user', [userID]);
    const find = async (textQuery: string) => (await post(`${api.url}/user/search`, { textQuery })).body.data;
    expect((await find('Oldivia')).totalResults).toBe(1);
    await save({ ...wholeForm, firstName: 'Newlinde', profession: 'Falconer', showProfession: false });
    const { profiles } = await find('Newlinde');
    expect(profiles).toMatchObject([{ userID, firstName: 'Newlinde' }]);
    expect((await find('Oldivia')).totalResults).toBe(0);
    expect((await find('Falconer')).totalResults).toBe(0);
  });
});

describe('what others see', () => {
  it('PRF-06 PRF-15: never shows e-mail, phone or gender; birth date and profession as the person decides', async () => {
    const { save, userID } = await addMember(api, 'seen@wbn.example');
    await save({ ...wholeForm, showBirthDate: false, showProfession: false });
    const load = async () =>
      (await callServer(api.url, loadPublicProfile, { params: { id: userID } })).body.data;
    const hidden = await load();
    for (const field of ['email', 'mobilePhone', 'gender', 'birthDate', 'profession', 'version'])
      expect(hidden).not.toHaveProperty(field);
    expect(JSON.stringify(hidden)).not.toMatch(/seen@wbn|5550|1984/);
    await save({ ...wholeForm, showBirthDate: true, showProfession: true });
    expect(await load()).toMatchObject({ birthDate: '1984-07-19', profession: 'Mechanical engineer' });
  });
});

it('decision 18: has the dial codes of libphonenumber', () => {
  const known = [
    ...Object.keys(metadata.country_calling_codes),
    ...Object.keys(metadata.nonGeographic ?? {}),
  ];
  expect([...dialCodes].sort()).toEqual(known.sort());
});
