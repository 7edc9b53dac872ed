// Shows the password that is typed, and copies what is shown once; without JavaScript neither button is there.
for (const button of document.querySelectorAll('button[data-shows]')) {
  const field = document.getElementById(button.dataset.shows);
  button.hidden = false;
  button.addEventListener('click', () => {
    const isShown = field.type === 'password';
    field.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  });
  // Browsers keep what was typed into a field of text.
  field.form.addEventListener('submit', () => {
    field.type = 'password';
  });
}

for (const button of document.querySelectorAll('button[data-copies]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const lines = [...document.getElementById(button.dataset.copies).children].map(
      (line) => line.textContent,
    );
    await navigator.clipboard.writeText(lines.join('\n'));
    button.textContent = button.dataset.done;
  });
}
