/**
 * Programs of others change a document before it is hydrated: a translator, a manager of passwords, a browser that makes
 * links of phone numbers. React then draws everything anew, and what was typed would be gone with the old fields. It is
 * put into the new ones before anything reads them, as if it had been typed there, and a press that is remembered
 * (contract/document/inline-script.ts) is passed on to the new button.
 */

/** A select or a button has only some of these. */
type Control = HTMLInputElement;

/** Those of the same kind and name: a control is found by its place among them, because others add some of their own. */
const alike = (all: readonly Control[], { type, name }: Control) =>
  all.filter((one) => one.type === type && one.name === name);

/**
 * Remembers the controls of a document. To be called before it is hydrated.
 * @returns `inserted`, to be called once React has inserted its elements and before it attaches refs, and `drawn`, to be
 *   called once the page is drawn: it gives the focus back
 */
export function keepFieldValues(root: HTMLElement): { inserted: () => void; drawn: () => void } {
  const controls = () => [...root.querySelectorAll<Control>('input,textarea,select,button')];
  const before = controls();
  let focused: EventTarget | null = document.activeElement;
  let focusedNow: Control | undefined;
  root.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target;
    },
    true,
  );
  return {
    inserted() {
      const now = controls();
      for (const old of before) {
        // Mostly nothing was drawn anew.
        if (old.isConnected) continue;
        const next = alike(now, old)[alike(before, old).indexOf(old)];
        if (!next) continue;
        if (old === focused) focusedNow = next;
        if (old.ariaBusy) window.onclick?.({ target: next as EventTarget } as PointerEvent);
        if (old.checked !== old.defaultChecked) next.checked = old.checked;
        if (old.files?.length) next.files = old.files;
        else if (old.value !== (old.defaultValue ?? next.value)) next.value = old.value;
      }
    },
    drawn: () => focusedNow?.focus({ preventScroll: true }),
  };
}
