/** Stands in for the cuts of Archivo whose part the owner's own type takes: what nobody sees is not asked for. */
export const cuts: readonly { variable: string }[] = [];
