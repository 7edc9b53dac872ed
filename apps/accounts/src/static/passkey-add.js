// Adds a passkey where the browser can; the page says so where it cannot.
const box = document.getElementById('passkey-add');
const needs = document.getElementById('passkey-needs');
const name = document.getElementById('name');
const problem = document.getElementById('passkey-problem');
const able =
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

if (box instanceof HTMLFormElement && needs && name instanceof HTMLInputElement && problem && able) {
  const button = box.querySelector('button');
  box.hidden = false;
  needs.hidden = true;
  box.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.hidden = true;
    button.disabled = true;
    try {
      await add(name.value);
      location.assign('/account/passkeys?done=added');
    } catch (error) {
      // Who closes the browser's own window has changed their mind.
      problem.hidden = error instanceof DOMException && error.name === 'NotAllowedError';
    } finally {
      button.disabled = false;
    }
  });
}

async function add(label) {
  const options = await ask('/api/auth/passkey/generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await ask('/account/passkeys/add', { name: label, response: credential.toJSON() });
}

async function ask(path, body) {
  const answer = await fetch(path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
