<?php

namespace App\Http\Controllers;

use App\Models\Zipcode;
use Illuminate\Http\JsonResponse;

class ZipcodeController extends Controller
{
    /** One row of `zipcodes` for each neighborhood. A colonia and a pueblo may have one name, and so two rows. */
    public function show(string $zipcode): JsonResponse
    {
        $rows = Zipcode::where('zipcode', $zipcode)->orderBy('neighborhood')->get();
        abort_if($rows->isEmpty(), 404, 'Zipcode Not Found');

        return response()->json([
            ...$rows->first()->only(['zipcode', 'state', 'municipality', 'city']),
            'neighborhoods' => $rows->pluck('neighborhood')->unique()->values()->all(),
        ]);
    }
}
