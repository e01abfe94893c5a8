/**
 * Programs of others change a document before it is hydrated: a translator, a manager of passwords, a browser that makes
 * links of phone numbers. React then draws everything anew, and what was typed would be gone with the old fields. It is
 * put into the new ones before anything reads them, as if it had been typed there, and a press that is remembered
 * (contract/document/early-press.ts) is passed on to the new button.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/** The controls by type, name and place among those of the same: others may have added some of their own. */
function controlsIn(root: HTMLElement): Map<string, Control> {
  const counts: Record<string, number> = {};
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input,textarea,select,button')) {
    const key = `${control.type} ${control.name}`;
    counts[key] = (counts[key] ?? 0) + 1;
    controls.set(key + counts[key], control);
  }
  return controls;
}

/**
 * Remembers the controls of a document. To be called before it is hydrated.
 * @returns to be called once React has inserted its elements, before it attaches refs; then to be called once the page
 *   is drawn, for the focus
 */
export function keepFieldValues(root: HTMLElement): { inserted: () => void; drawn: () => void } {
  const before = controlsIn(root);
  let focused = document.activeElement;
  let focusNext: HTMLElement | undefined;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  addEventListener('focusin', follow, true);
  return {
    inserted() {
      removeEventListener('focusin', follow, true);
      const now = controlsIn(root);
      for (const [key, old] of before) {
        const next = now.get(key);
        if (old.isConnected || !next) continue;
        if (old === focused) focusNext = next;
        copyInput(old, next);
      }
    },
    drawn() {
      if (document.activeElement === document.body) focusNext?.focus({ preventScroll: true });
    },
  };
}

/** Copies what a person has typed, chosen, ticked or pressed. */
function copyInput(old: Control, next: Control): void {
  if (old.ariaBusy === 'true') window.onclick?.({ target: next as EventTarget } as PointerEvent);
  if ('defaultChecked' in old && old.checked !== old.defaultChecked)
    (next as HTMLInputElement).checked = old.checked;
  if ('files' in old && old.files?.length) (next as HTMLInputElement).files = old.files;
  else if (
    'options' in old ? next.value !== old.value : 'defaultValue' in old && old.value !== old.defaultValue
  )
    next.value = old.value;
}
