/** Gate at which others wait until it is opened, and which stays open from then on. */
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
