/** What others wait at until it is opened, and stays open from then on. */
export interface Gate {
  open: () => void;
  opened: Promise<void>;
}

export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
