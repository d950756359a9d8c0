/** The problem with an edition, unless `holds`. */
export const unless = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem]);
