<?php

namespace App\Console\Commands;

use App\Models\Zipcode;
use Illuminate\Console\Command;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\LazyCollection;
use InvalidArgumentException;

/** Reads CPdescarga.txt, the postal codes of Correos de México: text in Latin-1, with columns between bars. */
class ImportZipcodes extends Command
{
    protected $signature = 'zipcodes:import {file}';

    protected $description = 'Replace the postal codes by those of a file of Correos de México';

    public function handle(): int
    {
        $lines = LazyCollection::make(fn () => yield from file($this->argument('file'), FILE_IGNORE_NEW_LINES))
            ->map(fn (string $line) => explode('|', mb_convert_encoding($line, 'UTF-8', 'ISO-8859-1')));
        // The first line is the notice of its owner, the second one names the columns.
        $names = array_flip($lines->skip(1)->first());
        $isWhole = fn (array $cells) => count($cells) === count($names);
        $rows = $lines->skip(2)->filter($isWhole)->map(fn (array $cells) => [
            'zipcode' => $cells[$names['d_codigo']],
            'state' => $cells[$names['d_estado']],
            'municipality' => $cells[$names['D_mnpio']],
            'city' => $cells[$names['d_ciudad']] ?: null,
            'neighborhood' => $cells[$names['d_asenta']],
        ]);
        $states = $rows->pluck('state')->unique()->count();
        // Fewer in a download that was cut off.
        if ($states < 32) {
            throw new InvalidArgumentException("The file has {$states} states of 32. No code was changed.");
        }
        DB::transaction(function () use ($rows) {
            Zipcode::query()->delete();
            $rows->chunk(500)->each(fn (LazyCollection $chunk) => Zipcode::insert($chunk->values()->all()));
        }, 3);
        $this->info(Zipcode::count().' rows');

        return 0;
    }
}
