/** The colours one picture is made of, as six-digit hex strings. */
export interface Palette {
  /** From the top of the picture to the horizon; with rings, from the outermost inwards. */
  readonly sky: readonly string[];
  /** Sun or moon. */
  readonly sun: string;
  /** From the haze at the horizon to the ink of the foreground. */
  readonly land: readonly string[];
  /** From the horizon to the shore. */
  readonly water: readonly string[];
  readonly sand: string;
  /** Snow, cloud, sail. */
  readonly pale: string;
  /** The one bright accent: flamingos, a balloon, a parcel. */
  readonly accent: string;
  /** Lamp and fire light. */
  readonly glow: string;
}
