/** Numbers go out as numbers; what is empty stays out, so that the contract's own messages speak. */
export function numberOrNothing(name: string, typed: string): Record<string, number> {
  return typed.trim() === '' ? {} : { [name]: Number(typed) };
}
